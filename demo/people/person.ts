import type { PlaceName } from './places.ts';

/** What everybody on the platform has. */
export interface DemoClient {
  readonly nombre: string;
  readonly apellidos: string;
  /** Of the name and of the drawn face. */
  readonly gender: 'f' | 'm';
  readonly home: PlaceName;
}

export interface DemoProfessional extends DemoClient {
  /** '': known by their own name. */
  readonly nombre_comercial: string;
  readonly profesion: string;
  readonly profesiones: readonly string[];
  /** How far from home they work. */
  readonly works: 'ciudad' | 'estado' | 'pais';
  readonly descripcion: string;
  /** Not validated: still waiting, or refused with these words. */
  readonly waiting?: true;
  readonly refused?: string;
}
