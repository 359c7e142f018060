import type { BlockOf } from '../../../schema/model.ts';

/** A field of a form, in one language. */
export type FieldModel = BlockOf<'form'>['groups'][number]['fields'][number];

/** All fields of a form, in their order. */
export const fieldsOf = ({ groups }: Pick<BlockOf<'form'>, 'groups'>): readonly FieldModel[] =>
  groups.flatMap(({ fields }) => fields);
