import { prose } from '../entry-section.ts';
import type { Entry } from '../read-client.ts';
import { codeOf } from '../read-contract.ts';
import { code, table } from './tables.ts';

/** Table of the classes of errors: the base class first, those of responses by status. */
export function errorTable(entries: readonly Entry[]): string {
  const rank = ({ parent, doc }: Entry) => `${['Error', 'PixError'].indexOf(parent) + 1 || 9} ${doc.text}`;
  const errors = entries
    .filter(({ kind, name }) => kind === 'class' && name.endsWith('Error'))
    .toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  return table(
    ['Class', 'Code', 'Cause'],
    errors.map(({ name, parent, source, doc, members }) => {
      const status = /^\w{3}(?=: )/.exec(doc.text)?.[0] ?? '';
      const stated = /super\(\s*'(\w+)'/.exec(source)?.[1] ?? (status && codeOf(status));
      const own =
        parent === 'PixError'
          ? members.filter((member) => member.owner === name && member.name !== 'name')
          : [];
      const fields = own.map((member) => `\`${member.name}\`: ${member.doc.text}`);
      return [
        code(name),
        code(stated),
        `${prose([doc.text, ...fields].join(' '))}<br>Extends ${code(parent)}.`,
      ];
    }),
  );
}
