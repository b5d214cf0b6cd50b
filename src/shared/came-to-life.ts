/** Said in the window, and kept there under this name, once the programs of a page listen. Its starter gives on what was pressed before. Decision 0031. */
export const CAME_TO_LIFE = 'came-to-life'
