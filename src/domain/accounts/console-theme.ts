/** Light or dark colours of the console, as each member of staff chose; `system` follows their device. */
export const CONSOLE_THEMES = ['system', 'light', 'dark'] as const

export type ConsoleTheme = (typeof CONSOLE_THEMES)[number]
