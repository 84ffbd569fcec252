import { EmptyScene } from '../../../ui/art/empty-scene.tsx';
import { Logo } from '../../../ui/art/logo.tsx';
import { Mark } from '../../../ui/art/mark.tsx';
import { TileBand } from '../../../ui/art/tile-band.tsx';
import { TradeScene, trades } from '../../../ui/art/trade-scene.tsx';
import { Row, Stack } from '../../../ui/stack.tsx';

export function Pictures() {
  return (
    <Stack gap={6}>
      <Row gap={6}>
        <Logo />
        <Logo size={24} />
        <Mark size={48} />
        <Mark size={16} />
      </Row>
      <TileBand />
      <Row gap={6}>
        {(['results', 'messages', 'projects', 'success', 'error'] as const).map((kind) => (
          <EmptyScene key={kind} kind={kind} />
        ))}
      </Row>
      <Row gap={6}>
        {[...trades, 'Otro oficio'].map((trade) => (
          <TradeScene key={trade} categoria={trade} title={trade} />
        ))}
      </Row>
    </Stack>
  );
}
