// Removes web-accessible resources from the manifest. crxjs makes every injected script web-accessible, which lets
// pages detect the extension. Scripts injected with the API `scripting` need not be web-accessible. The build fails if
// the manifest requests permissions that are not documented, or would run scripts without a click.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { afterBundle } from './after-bundle.ts';

const PERMISSIONS = ['activeTab', 'contextMenus', 'scripting', 'storage'];
/**
 * Permission for the invisible page in which the engine reads pages. Firefox has no such permission and does not need
 * it (docs/adr/034-one-engine-asked-from-anywhere.md).
 */
const IN_CHROMIUM = ['offscreen'];
/**
 * Optional host permissions. None is granted at installation: Lectern requests them for one site at a time
 * (docs/adr/023-always-read.md).
 */
const ON_REQUEST = ['*://*/*'];
const FORBIDDEN = ['host_permissions', 'content_scripts', 'web_accessible_resources', 'optional_permissions'];

export function cleanManifest(): Plugin {
  return afterBundle('clean-manifest', (dir) => {
    const file = join(dir, 'manifest.json');
    const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'));
    delete manifest.web_accessible_resources;
    for (const key of FORBIDDEN) {
      if (key in manifest)
        throw new Error(
          `${file} has "${key}". Lectern must not need it: see docs/adr/005-active-tab-and-no-state-in-the-worker.md.`,
        );
    }
    const isChromium = 'minimum_chrome_version' in manifest;
    expectList(file, manifest.permissions, isChromium ? [...PERMISSIONS, ...IN_CHROMIUM].sort() : PERMISSIONS);
    expectList(file, manifest.optional_host_permissions, ON_REQUEST);
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  });
}

function expectList(file: string, value: unknown, expected: readonly string[]): void {
  const found = [...((value as string[] | undefined) ?? [])].sort();
  if (found.join() !== expected.join())
    throw new Error(`${file} asks for [${found.join()}]; it must ask for exactly [${expected.join()}].`);
}
