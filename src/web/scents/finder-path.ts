/** Three questions that find six scents. */
export const FINDER_PATH = '/scents/finder'
