import { spawnSync } from 'node:child_process';

/** A remote such as `git@host:owner/name`. */
const SHORT = /^(?:[\w.-]+@)?([\w.-]+\.[a-z]{2,}):(?!\/)(.+)$/i;

/** Hosts that are reachable from one machine or network only. */
const PRIVATE_HOST = /^\[|^[^.]*$|^[\d.]+$|\.(?:local|localhost|internal|test)$/;

/**
 * Web address of the repository that a Git remote names, without user, password and port of SSH; `undefined` if the remote is a path
 * or a host that is not public.
 */
export function repositoryUrl(remote: string): string | undefined {
  const url = URL.parse(remote.trim().replace(SHORT, 'ssh://$1/$2'));
  if (!url || !/^(?:git\+)?(?:https?|ssh|git):$/.test(url.protocol)) return undefined;
  const { hostname, pathname } = url;
  const path = pathname.replace(/\/$/, '').replace(/\.git$/, '');
  return PRIVATE_HOST.test(hostname) || !/^\/[^/]+\/./.test(path) ? undefined : `https://${hostname}${path}`;
}

/** Web address of the repository that a checkout was cloned from; `undefined` if it has none that is public. */
export function repositoryOf(folder: string): string | undefined {
  const { stdout } = spawnSync('git', ['remote', 'get-url', 'origin'], { cwd: folder, encoding: 'utf8' });
  return stdout ? repositoryUrl(stdout) : undefined;
}
