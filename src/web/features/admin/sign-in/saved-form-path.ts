/**
 * Pages where long texts are written: what was sent there after the session had ended is saved, and sent again from its
 * page.
 */
const SAVED_FORM_PATH =
  /^\/admin\/(content(\/[a-z0-9-]+){0,2}|(messages|orders)\/[a-z0-9-]+)(\?[\w=&-]*)?$/

/** Never to another site, and only to forms that are filled in by hand. */
export const isSavedFormPath = (path: string): boolean => SAVED_FORM_PATH.test(path)
