/** What third parties deliver: which packages, what they may run at installation, and how each is known again. */
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { z } from 'zod'

import packageJson from '../package.json' with { type: 'json' }
import lock from '../package-lock.json' with { type: 'json' }

const Installed = z.object({
  version: z.string(),
  integrity: z.string().optional(),
  hasInstallScript: z.boolean().optional(),
})
const PACKAGES = Object.entries(lock.packages)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    ...Installed.parse(entry),
  }))

test('each package is known by the digest of what was reviewed', () => {
  expect(PACKAGES.length).toBeGreaterThan(300)
  const unknown = PACKAGES.filter(({ integrity }) => !integrity?.startsWith('sha512-'))
  expect(unknown.map(({ name }) => name)).toEqual([])
})

test('of each install script is decided whether npm may run it, and only that of Node may', () => {
  const scripted = PACKAGES.filter(({ hasInstallScript }) => hasInstallScript)
  const names = [...new Set(scripted.map(({ name }) => name))].sort()
  const decided: Record<string, boolean> = packageJson.allowScripts
  expect(Object.keys(decided).sort()).toEqual(names)
  expect(names.filter((name) => decided[name])).toEqual(['node'])
})

const Bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({ name: z.string(), version: z.string(), hashes: z.array(z.unknown()).min(1) }),
  ),
})

test('the bill of materials that npm writes names every package with its version and digest', () => {
  const command = 'sbom --sbom-format cyclonedx --package-lock-only --offline'
  const written = execFileSync('npm', command.split(' '), {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  })
  const { components } = Bill.parse(JSON.parse(written))
  const listed = new Set(components.map(({ name, version }) => `${name}@${version}`))
  const wanted = PACKAGES.map(({ name, version }) => `${name}@${version}`)
  expect(wanted.filter((one) => !listed.has(one))).toEqual([])
})
