/** A file for spreadsheets, as a download that no browser shows and no cache stores. */
export const csvResponse = (body: BodyInit, name: string, charset = 'utf-8'): Response =>
  new Response(body, {
    headers: {
      'content-type': `text/csv; charset=${charset}`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
