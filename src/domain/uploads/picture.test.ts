import { expect, test } from 'vitest'

import { addressOf, fileNamed, fileOf, nameOfPicture, pictureAt, widthsOf } from './picture.ts'

const NAME = nameOfPicture('0123456789abcdef01234567', 1600, 900)

test('a picture is offered in widths up to its own, and never larger', () => {
  expect(widthsOf(479)).toEqual([479])
  expect(widthsOf(480)).toEqual([480])
  expect(widthsOf(481)).toEqual([480, 481])
  expect(widthsOf(1600)).toEqual([480, 960, 1600])
})

test('the address in a text contains the size of the picture', () => {
  expect(pictureAt(addressOf(NAME))).toEqual({ name: NAME, width: 1600, height: 900 })
  for (const url of ['/pictures/x.jpg', `${addressOf(NAME)}?x`, `/${addressOf(NAME)}`, '']) {
    expect(pictureAt(url), url).toBeNull()
  }
})

test('a file is requested by width and format; the address in a text is the largest JPEG', () => {
  expect(fileNamed(`${NAME}.jpg`)).toEqual({ name: NAME, width: 1600, format: 'jpg' })
  const [, file = ''] = fileOf(NAME, 480, 'avif').split('/pictures/')
  expect(fileNamed(file)).toEqual({ name: NAME, width: 480, format: 'avif' })
  for (const other of [`${NAME}.avif`, `${NAME}-480.svg`, `../${NAME}.jpg`, NAME]) {
    expect(fileNamed(other), other).toBeNull()
  }
})
