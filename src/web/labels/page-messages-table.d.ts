/** Written by scripts/bundle/page-messages.ts: the messages of each section of the site. */
declare module 'virtual:page-messages' {
  export const PAGE_MESSAGES: import('./page-messages.ts').PageMessages
}
