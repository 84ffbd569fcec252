import { TradeScene } from '#web/ui/art/trade-scene.tsx';

const scenes = ['Plomería', 'Pintura', 'Carpintería', 'Jardinería'];

/** Pictures of four trades. In a file of their own, which is loaded later: they are far down the page. */
export function AboutScenes() {
  return scenes.map((categoria) => <TradeScene key={categoria} categoria={categoria} />);
}
