/** The sheet of the dark colours, in the body: what follows waits for it, and it goes with the console. Paper stays light. */
import type { ConsoleTheme } from '#domain/accounts/console-theme.ts'

import DARK from './dark.css?url'

const MEDIA = { system: 'screen and (prefers-color-scheme: dark)', dark: 'screen' } as const

export function DarkTheme({ theme }: { theme: ConsoleTheme }) {
  return theme === 'light' ? null : <link rel="stylesheet" href={DARK} media={MEDIA[theme]} />
}
