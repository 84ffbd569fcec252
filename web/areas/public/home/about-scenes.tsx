import { TradeScene } from '#web/ui/art/trade-scene.tsx';

const scenes = ['Plomería', 'Pintura', 'Carpintería', 'Jardinería'];

/** Four trades at work. Their own file: drawings weigh more than words, and stand far down the page. */
export function AboutScenes() {
  return scenes.map((categoria) => <TradeScene key={categoria} categoria={categoria} />);
}
