export {
  clabeIndex,
  hasClabe,
  hasPhone,
  hasTelefono,
  phoneBegins,
  phoneEnds,
  phoneIndex,
  sealed,
  shareClabe,
  sharePhone,
  SEALED_COLUMNS,
  type SealedColumn,
  unsealed,
  withClabe,
  withPhone,
} from './columns.ts';
export { rotateSealedAt, sealPlain, type SealRotation } from './rows.ts';
export { type Handle, type Sealed, SealingAdapter, Seals, sealsOf } from './seals.ts';
