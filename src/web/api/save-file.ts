/** Hands a file that was fetched with a token to the browser, as if it had followed a link. */
export function saveFile({ name, file }: { name: string; file: Blob }): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
