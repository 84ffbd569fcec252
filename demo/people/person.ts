import type { PlaceName } from './places.ts';

/** A person of the demo; clients have nothing more. */
export interface DemoClient {
  readonly nombre: string;
  readonly apellidos: string;
  /** For the face and the ID. */
  readonly gender: 'f' | 'm';
  readonly home: PlaceName;
}

export interface DemoProfessional extends DemoClient {
  /** Empty if they go by their own name. */
  readonly nombre_comercial: string;
  readonly profesion: string;
  readonly profesiones: readonly string[];
  /** How far from home they work. */
  readonly works: 'ciudad' | 'estado' | 'pais';
  readonly descripcion: string;
  /** Not validated: still waiting, or refused for this reason. */
  readonly waiting?: true;
  readonly refused?: string;
}
