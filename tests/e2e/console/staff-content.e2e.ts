/** Staff write: one language at a time, previewed before it is published, with a picture, and edit conflicts detected. */
import sharp from 'sharp'

import { translator } from '#i18n/catalogue.server.ts'
import { minuteInJapan } from '#shared/japan-minute.ts'

import { enterConsole } from '../../support/drivers/console-driver.ts'
import { dropPicture } from '../../support/drivers/drop-picture.ts'
import { expect, expectAccessible, test } from '../../support/drivers/journey.ts'

test('§5 content: a post is written, previewed, published in one language, and shown to its readers alone', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  const slug = `a-quiet-room-${Date.now()}`
  await enterConsole(page, shop, 'en')

  await page.goto('/admin/content/blog')
  await page.getByRole('link', { name: t('adminContent.createStart_blog') }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: t('adminContent.createSubmit') }).click()
  await expect(page.locator('#title')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#title').fill('A quiet room')
  await page.getByRole('button', { name: t('adminContent.createSubmit') }).click()
  await expect(page.getByText(t('adminContent.done_create_item'))).toBeVisible()

  // The address is proposed from the title, and another one is accepted until readers can open it.
  await expect(page.locator('#slug')).toHaveValue('a-quiet-room')
  await page.locator('#slug').fill('Not An Address')
  await page.getByRole('button', { name: t('adminContent.factsSubmit') }).click()
  await expect(page.locator('#slug')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#slug').fill(slug)
  await page.getByRole('button', { name: t('adminContent.factsSubmit') }).click()
  await expect(page.getByText(t('adminContent.done_change_item'))).toBeVisible()

  // A draft may lack anything; what is published may not.
  await expect(page.getByRole('heading', { name: t('adminContent.writeTitle_en') })).toBeVisible()
  await expect(page.locator('#title')).toHaveValue('A quiet room')
  await page.getByRole('button', { name: t('adminContent.publish'), exact: true }).click()
  await expect(page.locator('#body')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#title')).toHaveValue('A quiet room')
  await page.locator('#summary').fill('What a room without a scent is like.')
  await page.locator('#body').fill('## First\n\nA **calm** paragraph.')
  await page.getByRole('button', { name: t('adminContent.preview') }).click()
  await expect(page.locator('section strong', { hasText: 'calm' })).toBeVisible()
  await page.getByRole('button', { name: t('adminContent.save'), exact: true }).click()
  await expect(page.getByText(t('adminContent.done_save_text'))).toBeVisible()

  // What is not saved is not lost by a slip.
  await page.locator('#title').fill('A loud room')
  await page
    .getByRole('navigation', { name: t('adminContent.languages') })
    .getByRole('link', { name: t('adminContent.lang_ko') })
    .click()
  const question = page.getByRole('dialog', { name: t('adminFrame.unsavedTitle') })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(page.locator('#title')).toHaveValue('A loud room')
  await page.locator('#title').fill('A quiet room')

  await page.getByRole('link', { name: t('adminContent.seeWhole') }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'A quiet room' })).toBeVisible()
  await expect(page.getByText(t('adminContent.previewText'))).toBeVisible()
  await expectAccessible(page)
  expect((await page.request.get(`/blog/${slug}`)).status()).toBe(404)

  await page.getByRole('link', { name: t('adminContent.previewBack') }).click()
  await page.getByRole('button', { name: t('adminContent.publish'), exact: true }).click()
  await expect(page.getByText(t('adminContent.done_publish_text'))).toBeVisible()
  // The process is notified of the change a moment after it was written.
  await expect(async () => {
    await page.goto(`/blog/${slug}`)
    await expect(page.getByText('A calm paragraph.')).toBeVisible({ timeout: 2000 })
  }).toPass()

  await page.goto(`/admin/content/blog/${slug}?form=remove_item`)
  await page.getByRole('button', { name: t('adminContent.removeSubmit') }).click()
  await expect(page.getByText(t('adminContent.done_remove_item'))).toBeVisible()
  const status = async () => (await page.request.get(`/blog/${slug}`)).status()
  await expect.poll(status).toBe(404)
})

test('§5 content: a news item in one language takes four presses, a scheduled one appears by itself', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  await enterConsole(page, shop, 'ja')
  const begin = async (title: string) => {
    await page.goto('/admin')
    await page.locator('[data-area=content]').click()
    await page.getByRole('link', { name: t('adminContent.createStart_news') }).click()
    await page.locator('#title').fill(title)
    await page.getByRole('button', { name: t('adminContent.createSubmit') }).click()
    await page.locator('#body').fill('本文です。')
  }
  const shown = t('adminContent.givenInstead', { language: '日本語', reader: '英語' })

  await begin('本日の香り')
  await expect(page.getByText(shown)).toBeVisible()
  await page.getByRole('button', { name: t('adminContent.publish'), exact: true }).click()
  await expect(page.getByText(t('adminContent.done_publish_text'))).toBeVisible()
  await page.getByRole('link', { name: t('adminContent.open') }).click()
  await expect(page.getByRole('heading', { level: 1, name: '本日の香り' })).toBeVisible()

  await begin('新製品の発表')
  const tomorrow = new Date(Date.now() + 86_400_000)
  await page.getByText(t('adminContent.scheduleTitle')).click()
  await page.locator('#publishAt').fill('2020-01-01T09:00')
  await page.getByRole('button', { name: t('adminContent.schedule') }).click()
  await expect(page.locator('#publishAt')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('#publishAt').fill(minuteInJapan(tomorrow))
  await page.getByRole('button', { name: t('adminContent.schedule') }).click()
  await expect(page.getByText(t('adminContent.done_schedule_text'))).toBeVisible()
  await expectAccessible(page)
  const slug = await page.locator('#slug').inputValue()
  const status = async () => (await page.request.get(`/company/news/${slug}`)).status()
  expect(await status()).toBe(404)
  // Staff type whole minutes; readers would wait as long.
  await shop.query(
    `update news_items set published_at = now() + interval '3 seconds' where slug = $1`,
    [slug],
  )
  expect(await status()).toBe(404)
  await expect.poll(status, { timeout: 10_000 }).toBe(200)
})

test('§5 content: the slower of two editors sees both texts and loses none; a form without a session is saved @long', async ({
  page,
  shop,
}) => {
  const t = translator('ja')
  await enterConsole(page, shop, 'ja')
  const address = '/admin/content/careers/web-engineer?in=ko'
  await page.goto(address)
  const other = await page.context().newPage()
  await other.goto(address)
  await other.locator('#title').fill('먼저 저장한 제목')
  await other.getByRole('button', { name: t('adminContent.saveDraft') }).click()
  await expect(other.getByText(t('adminContent.done_save_text'), { exact: true })).toBeVisible()
  await other.close()

  await page.locator('#title').fill('나중에 쓴 제목')
  await page.getByRole('button', { name: t('adminContent.saveDraft') }).click()
  await expect(page.getByRole('heading', { name: t('adminContent.standsTitle') })).toBeVisible()
  await expect(page.getByText('먼저 저장한 제목')).toBeVisible()
  await expect(page.locator('#title')).toHaveValue('나중에 쓴 제목')
  await expectAccessible(page)
  // A step that opens next to it removes neither of them, nor the language.
  await page.getByRole('link', { name: t('adminContent.removeStart') }).click()
  await expect(page.getByRole('button', { name: t('adminContent.removeSubmit') })).toBeVisible()
  await expect(page).toHaveURL(/[?&]in=ko/)
  await expect(page.getByRole('heading', { name: t('adminContent.standsTitle') })).toBeVisible()
  await expect(page.locator('#title')).toHaveValue('나중에 쓴 제목')
  await page.getByRole('button', { name: t('adminContent.saveDraft') }).click()
  await expect(page.getByText(t('adminContent.done_save_text'), { exact: true })).toBeVisible()

  await page.locator('#title').fill('로그아웃된 뒤에 쓴 아주 긴 제목입니다 잃지 않습니다')
  await page.context().clearCookies({ name: /staff/ })
  await page.getByRole('button', { name: t('adminContent.saveDraft') }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: t('adminContent.outTitle') }),
  ).toBeVisible()
  await expect(page.getByText('로그아웃된 뒤에 쓴 아주 긴 제목입니다 잃지 않습니다')).toBeVisible()
  await expectAccessible(page)
})

test('§5 content: a picture is brought in with its words in three languages, and a file that is none is refused @long', async ({
  page,
  shop,
}) => {
  const t = translator('ko')
  await enterConsole(page, shop, 'ko')
  await page.goto('/admin/content/pictures?form=add_picture')
  const fill = async (name: string, mimeType: string, buffer: Buffer) => {
    await page.locator('#file').setInputFiles({ name, mimeType, buffer })
    await page.getByRole('button', { name: t('adminContent.addSubmit') }).click()
  }
  for (const [id, words] of [
    ['altJa', '青い面'],
    ['altEn', 'A blue plane'],
    ['altKo', '파란 면'],
  ]) {
    await page.locator(`#${id}`).fill(words ?? '')
  }
  await fill('drawing.png', 'image/png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByText(t('problems.picture_invalid'))).toBeVisible()
  await expect(page.locator('#altKo')).toHaveValue('파란 면')

  const blue = { width: 640, height: 400, channels: 3, background: '#336699' } as const
  await fill('blue.png', 'image/png', await sharp({ create: blue }).png().toBuffer())
  await expect(page.getByText(t('adminContent.done_add_picture'))).toBeVisible()
  const picture = page.getByRole('img', { name: '파란 면' })
  await expect(picture).toBeVisible()
  const src = (await picture.getAttribute('src')) ?? ''
  expect((await page.request.get(src)).headers()['content-type']).toBe('image/webp')
  await expectAccessible(page)
})

test('§5 content: a picture dropped on a text or picked for it is in the text, and described before it is published @long', async ({
  page,
  shop,
}) => {
  const t = translator('en')
  await enterConsole(page, shop, 'en')
  await page.goto('/admin/content/careers/web-engineer?in=en')
  const body = page.locator('#body')
  await body.fill('A room with a window.')
  await dropPicture(body)
  await expect(page.getByText(t('adminContent.uploaded'))).toBeVisible()
  await expect(body).toHaveValue(/^A room with a window\.\n\n!\[\]\(\/pictures\/\S+\.jpg\)\n\n$/)
  await expect(page.locator('#preview-title ~ * img')).toBeVisible()

  await page.getByRole('button', { name: t('adminContent.publishChange'), exact: true }).click()
  await expect(body).toHaveAttribute('aria-invalid', 'true')
  await expect(body).toHaveValue(/^A room with a window\.\n\n!\[\]/)
  await body.fill((await body.inputValue()).replace('![]', '![A green wall]'))

  // The same picture again, from those that are there.
  await page.getByText(t('adminContent.pick')).click()
  const thumbnail = page.getByRole('img', { name: t('adminContent.altNone') }).first()
  await thumbnail.click()
  await expect(body).toHaveValue(/!\[A green wall\]\(\S+\)\n\n!\[\]\(\S+\)\n\n$/)
  await expectAccessible(page)
  await body.fill((await body.inputValue()).replace('![]', '![The same wall]'))
  await page.getByRole('button', { name: t('adminContent.publishChange'), exact: true }).click()
  await expect(page.getByText(t('adminContent.done_publish_text'))).toBeVisible()
})
