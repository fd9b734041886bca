/** Texts of the pictures of a folder, from a file in it. Node only. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_CATEGORY, MAX_DESCRIPTION, MAX_TAG, MAX_TAGS, MAX_TITLE } from '../../../src/contract/limits.ts';
import { Problem } from '../../http/problem.ts';
import { type ItemReader, objectAt, readItem, readStrings } from '../read-item.ts';

/** Name of the file, in the folder itself. */
export const TEXTS_FILE = 'pictures.json';

/** Texts of a picture; those that are `undefined` follow from the name of its file. */
export interface PictureTexts {
  title: string | undefined;
  description: string | undefined;
  category: string | undefined;
  tags: readonly string[];
}

const FIELDS = ['title', 'description', 'category', 'tags'];

/** Reads the texts by path of the picture in the folder. Throws a `Problem` that names each invalid value. */
export async function readPictureTexts(dir: string): Promise<Map<string, PictureTexts>> {
  const entries = Object.entries(objectAt(TEXTS_FILE, await readJson(join(dir, TEXTS_FILE))));
  return new Map(
    entries.map(([path, value]) => [
      path.normalize('NFC'),
      readItem(`${TEXTS_FILE}[${JSON.stringify(path)}]`, value, FIELDS, readTexts),
    ]),
  );
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Problem('invalid_parameter', `${TEXTS_FILE} must be JSON: ${(error as Error).message}.`);
  }
}

function readTexts(item: ItemReader): PictureTexts {
  const { reader } = item;
  return {
    title: reader.text('title', { max: MAX_TITLE })?.trim(),
    description: reader.text('description', { max: MAX_DESCRIPTION })?.trim(),
    category: reader.text('category', { max: MAX_CATEGORY })?.trim(),
    tags: readTags(item),
  };
}

function readTags(item: ItemReader): readonly string[] {
  const expected = `${MAX_TAGS} strings at most, each of 1 to ${MAX_TAG} characters without a comma`;
  const tags = readStrings(item, 'tags', expected).map((tag) => tag.trim());
  const isTag = (tag: string) => tag !== '' && [...tag].length <= MAX_TAG && !tag.includes(',');
  if (tags.length > MAX_TAGS || !tags.every(isTag))
    item.reader.addFault('tags', `must be a list of ${expected}`);
  return [...new Set(tags)];
}
