import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';

const docs = resolve(import.meta.dirname, '../../../docs');

describe.each(globSync('**/*.md', { cwd: docs }))('%s', (name) => {
  test('begins with a title and a description, and has no top-level heading', () => {
    const text = readFileSync(resolve(docs, name), 'utf8');
    const [, frontmatter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
    const { title, description } = parse(frontmatter) as Record<string, unknown>;
    expect(title).toEqual(expect.stringMatching(/\S/));
    expect(description).toEqual(expect.stringMatching(/^[A-Z`].{20,}\.$/));
    expect(body.replace(/^```[\s\S]*?^```/gm, '')).not.toMatch(/^# /m);
  });
});
