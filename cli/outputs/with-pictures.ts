import type { Model } from '../../schema/model.ts';
import type { PictureFile } from '../content/assets/picture-files.ts';

type Pictures = ReadonlyMap<string, PictureFile>;

function filled(value: unknown, pictures: Pictures): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => filled(each, pictures));
  const members = Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, filled(member, pictures)]),
  );
  const picture = typeof members.src === 'string' ? pictures.get(members.src) : undefined;
  if (!picture) return members;
  const { width, height, sources } = picture;
  return { ...members, width, height, sources };
}

/** A model whose blocks know the size and the smaller versions of the pictures that the site file names. */
export function withPictures(model: Model, pictures: Pictures): Model {
  if (pictures.size === 0) return model;
  const { tables, groups } = model;
  return {
    ...model,
    ...(filled({ tables, groups }, pictures) as Pick<Model, 'tables' | 'groups'>),
  };
}
