/** Uploaded pictures: the shop encodes what it shows itself, whatever was uploaded. */
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { saveText } from '#domain/editing/edit-text.server.ts'
import { readContent } from '#domain/editing/list-content.server.ts'
import { publishText } from '#domain/editing/publish-text.server.ts'
import { revisionOfText } from '#domain/editing/revision.server.ts'
import { encodePicture } from '#domain/uploads/encode-picture.server.ts'
import { addressOf, fileOf, pictureAt, widthsOf } from '#domain/uploads/picture.ts'
import {
  addPicture,
  describePicture,
  listPictures,
  removePicture,
} from '#domain/uploads/pictures.server.ts'
import { PICTURE_BYTES_MAX, PICTURES_WAITING_MAX } from '#domain/uploads/policy.ts'
import { fail } from '#shared/result.ts'

import { staffContext } from '../../support/shop/orders.ts'
import { openTestShop, type TestShop } from '../../support/shop/shop.ts'
import { unwrap } from '../../support/shop/unwrap.ts'

const ALT = { en: 'A cartridge', ja: 'カートリッジ', ko: '카트리지' }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })

async function added(shop: TestShop, content: Buffer) {
  return addPicture(await staffContext(shop), content, ALT)
}

test('a photograph is stored in three formats and some widths, turned upright, without the camera’s metadata', async () => {
  await using shop = await openTestShop()
  const photograph = await plain(1200, 800)
    .withExif({ IFD0: { Artist: 'Somebody', Copyright: 'SECRETPLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const name = unwrap(await added(shop, photograph))
  const picture = pictureAt(addressOf(name))
  expect(picture).toMatchObject({ width: 800, height: 1200 })

  for (const width of widthsOf(800)) {
    for (const format of ['avif', 'webp', 'jpg'] as const) {
      const answer = await fetch(`${shop.address}${fileOf(name, width, format)}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe(
        format === 'jpg' ? 'image/jpeg' : `image/${format}`,
      )
      expect(answer.headers.get('cache-control')).toContain('immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      const bytes = Buffer.from(await answer.arrayBuffer())
      const head = await sharp(bytes).metadata()
      expect(head).toMatchObject({ width })
      expect([head.exif, head.xmp, head.iptc]).toEqual([undefined, undefined, undefined])
      expect(bytes.toString('latin1')).not.toContain('SECRETPLACE')
    }
  }
  for (const file of [
    `${name}.webp`,
    `${name}-481.avif`,
    `${name}.svg`,
    'x.jpg',
    '..%2f..%2fetc',
  ]) {
    expect((await fetch(`${shop.address}/pictures/${file}`)).status, file).toBe(404)
  }
})

test('hostile files: a drawing, a document, an animation, a cut file and a bomb are refused and leave nothing', async () => {
  await using shop = await openTestShop()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>'
  const whole = await plain(900, 600).png().toBuffer()
  const jpeg = await plain(900, 600).jpeg().toBuffer()
  const frames = await sharp(
    Buffer.concat([Buffer.alloc(400 * 400 * 3, 90), Buffer.alloc(400 * 400 * 3, 200)]),
    {
      raw: { width: 400, height: 800, channels: 3, pageHeight: 400 },
    },
  )
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  const gif = await plain(900, 600).gif().toBuffer()
  // 50,000 × 50,000 points by its head, in a few bytes.
  const bomb = Buffer.from(whole)
  bomb.writeUInt32BE(50_000, 16)
  bomb.writeUInt32BE(50_000, 20)
  const hostile: [string, Buffer, string][] = [
    ['svg as png', Buffer.from(svg), 'picture_invalid'],
    ['html', Buffer.from('<html><script>alert(1)</script>'), 'picture_invalid'],
    [
      'head of a png before a drawing',
      Buffer.concat([whole.subarray(0, 8), Buffer.from(svg)]),
      'picture_invalid',
    ],
    ['gif', gif, 'picture_invalid'],
    ['animation', frames, 'picture_invalid'],
    ['cut off', jpeg.subarray(0, jpeg.length / 2), 'picture_invalid'],
    ['empty', Buffer.alloc(0), 'picture_invalid'],
    ['too many pixels by its head', bomb, expect.stringMatching(/^picture_(too_large|invalid)$/)],
    ['41 megapixels', await plain(8200, 5000).png().toBuffer(), 'picture_too_large'],
    ['too many bytes', Buffer.concat([jpeg, Buffer.alloc(PICTURE_BYTES_MAX)]), 'picture_too_large'],
    ['a tower', await plain(300, 1501).png().toBuffer(), 'picture_too_narrow'],
    ['a ribbon', await plain(1501, 300).webp().toBuffer(), 'picture_too_narrow'],
    ['an icon', await plain(32, 32).png().toBuffer(), 'picture_too_small'],
  ]
  for (const [what, content, error] of hostile) {
    expect(await added(shop, content), what).toEqual({ ok: false, error })
  }
  expect(await shop.query('select from uploads union all select from upload_files')).toEqual([])
})

test('pictures are made one after the other, and only so many wait', async () => {
  const content = await plain(400, 300).png().toBuffer()
  const asked = Array.from({ length: PICTURES_WAITING_MAX + 3 }, () => encodePicture(content))
  const answers = await Promise.all(asked)
  expect(answers.filter(({ ok }) => ok)).toHaveLength(PICTURES_WAITING_MAX + 1)
  expect(answers.at(-1)).toEqual(fail('pictures_busy'))
  expect((await encodePicture(content)).ok).toBe(true)
})

test('a picture with a script behind it becomes a picture without one', async () => {
  await using shop = await openTestShop()
  const script = Buffer.from('<script>alert("POLYGLOT")</script>')
  const polyglot = Buffer.concat([await plain(600, 400).jpeg().toBuffer(), script])
  unwrap(await added(shop, polyglot))
  const rows = await shop.query<{ bytes: Buffer }>('select bytes from upload_files')
  expect(rows.length).toBeGreaterThan(0)
  for (const { bytes } of rows) expect(bytes.toString('latin1')).not.toContain('POLYGLOT')
})

test('a picture that a draft names stays; one that nothing names goes, and its address with it', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const name = unwrap(await added(shop, await plain(300, 200).webp().toBuffer()))
  const place = { kind: 'news', slug: 'plate-cartridges', locale: 'en' } as const
  const write = async (body: string) => {
    const item = unwrap(await readContent(ctx, place.kind, place.slug))
    return saveText(ctx, place, {
      texts: { title: 'X', body },
      revision: revisionOfText(item, 'en'),
    })
  }
  expect(await write(`![A cartridge](${addressOf(name)})`)).toMatchObject({ ok: true })
  expect(await removePicture(ctx, name)).toEqual(fail('picture_used'))
  expect(await listPictures(ctx, { number: 1, size: 10 })).toMatchObject({
    value: { items: [{ name, isUsed: true }] },
  })
  const alt = { ...ALT, en: 'Other' }
  expect(await describePicture(ctx, name, alt)).toMatchObject({ ok: true })
  expect(await write('None')).toMatchObject({ ok: true })
  const address = fileOf(name, 300, 'webp')
  for (const [taken, back] of [
    ["update settings set value = $1 where key = 'background.home'", ['chalk']],
    ['update campaigns set before_ko = $1 where slug = (select min(slug) from campaigns)', [null]],
    [
      `insert into legal_versions (document, effective_from, body_en)
       values ('privacy', '2030-01-01', $1) on conflict (document, effective_from)
       do update set body_en = excluded.body_en`,
      [''],
    ],
  ] as const) {
    await shop.query(taken, [address])
    expect(await removePicture(ctx, name), taken).toEqual(fail('picture_used'))
    await shop.query(taken, [...back])
  }
  expect(await removePicture(ctx, name)).toMatchObject({ ok: true })
  expect((await fetch(`${shop.address}${addressOf(name)}`)).status).toBe(404)
})

test('§5 content: a text whose picture has no description can be saved, and published only with one', async () => {
  await using shop = await openTestShop()
  const ctx = await staffContext(shop)
  const name = unwrap(
    await addPicture(ctx, await plain(400, 300).png().toBuffer(), {
      en: '',
      ja: '',
      ko: '',
    }),
  )
  const place = { kind: 'careers', slug: 'web-engineer', locale: 'ko' } as const
  const at = async () => {
    const item = unwrap(await readContent(ctx, place.kind, place.slug))
    return { item, revision: revisionOfText(item, place.locale) }
  }
  const edited = async (alt: string) => ({
    texts: {
      ...(await at()).item.published.ko,
      body: `본문\n\n![${alt}](${addressOf(name)})`,
    },
    revision: (await at()).revision,
  })
  expect(await saveText(ctx, place, await edited(''))).toMatchObject({ ok: true })
  expect(await publishText(ctx, place, await edited(' '))).toEqual({
    ok: false,
    error: [{ field: 'body', code: 'undescribed' }],
  })
  expect(await publishText(ctx, place, await edited('작업 책상'))).toMatchObject({ ok: true })
})
