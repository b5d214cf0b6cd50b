/** Finds a browser of the Chromium family for the journeys, and installs one only when there is none. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

import { tool } from './step.ts'

/** No talk with the outside, so that it meets only our own server; its own sandbox refuses to run as root, and in most containers. */
export const BROWSER_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
]

const INSTALL_TIMEOUT_MS = 300_000

class NoBrowserError extends Error {
  override name = 'NoBrowserError'
}

/** A path, or null when this machine has none. A CHROMIUM_PATH that leads nowhere is an error, not a hint. */
function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (existsSync(named)) return named
    throw new NoBrowserError(`CHROMIUM_PATH names ${named}, and no file is there.`)
  }
  const installed = [...usualPlaces(), chromium.executablePath()]
  return installed.find((path) => existsSync(path)) ?? null
}

export function findOrInstallBrowser(): string {
  const found = findBrowser()
  if (found) return found

  console.log('No Chromium, Chrome or Edge was found: Playwright installs its own Chromium.')
  const { args } = tool('@playwright/test', 'install', 'chromium')
  spawnSync(process.execPath, args, { stdio: 'inherit', timeout: INSTALL_TIMEOUT_MS })
  if (existsSync(chromium.executablePath())) return chromium.executablePath()
  throw new NoBrowserError(
    'The journeys need a browser: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

function usualPlaces(): string[] {
  if (process.platform === 'win32') return windowsPlaces()
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  return [
    // The same engine without a desktop's parts: journeys take a seventh less time.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ]
}

function windowsPlaces(): string[] {
  const { env } = process
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
  const programs = [
    ['Google', 'Chrome', 'Application', 'chrome.exe'],
    ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ]
  return programs.flatMap((program) =>
    folders.flatMap((folder) => (folder ? [join(folder, ...program)] : [])),
  )
}
