import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';

const versionOf = (node: string) => execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();

/** The Node versions of this machine, such as `v24.21.0`: the current one, and any other from 20 on. */
export const NODES = new Map(
  [process.execPath, ...(process.env['PATH'] ?? '').split(delimiter).map((folder) => resolve(folder, 'node'))]
    .filter((node) => existsSync(node))
    .map((node) => [versionOf(node), node] as const)
    .filter(([version]) => Number.parseInt(version.slice(1)) >= 20),
);
