/** Whether the browser can draw in three dimensions at all; asked before anything is fetched for it. */
export function canShowDepth(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers keep few contexts alive: this one is given back at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
