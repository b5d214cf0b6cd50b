declare module 'subset-font' {
  type Range = { min: number; max: number }

  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'woff2' | 'sfnt' | 'truetype'
      variationAxes?: Record<string, number | Range>
      keepFeatures?: readonly string[]
      dropTables?: readonly string[]
      noHinting?: boolean
      keepAllGlyphs?: boolean
    },
  ): Promise<Buffer>
}
