/** Columns of one text in three languages, selected as one. */

export const nameIn = <En, Ja, Ko>(table: { nameEn: En; nameJa: Ja; nameKo: Ko }) => ({
  en: table.nameEn,
  ja: table.nameJa,
  ko: table.nameKo,
})

export const taglineIn = <En, Ja, Ko>(table: { taglineEn: En; taglineJa: Ja; taglineKo: Ko }) => ({
  en: table.taglineEn,
  ja: table.taglineJa,
  ko: table.taglineKo,
})
