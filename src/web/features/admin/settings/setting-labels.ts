/** What each setting is called, in which language its text is, and how it is written. */
import type { EditableKey } from '#domain/settings/setting.ts'
import type { MessageKey } from '#i18n/translate.ts'
import type { Locale } from '#shared/locale.ts'

/** `language`: of a text that has one for each; `null` for what is the same in all. */
type Named = { word: MessageKey; language: Locale | null; hint: MessageKey | null }

const of = <Word extends MessageKey>(word: Word, language: Locale | null) => ({
  word,
  language,
  hint: null,
})

const hinted = <Word extends MessageKey, Hint extends MessageKey>(
  word: Word,
  language: Locale | null,
  hint: Hint,
) => ({ word, language, hint })

export const SETTING_WORDS = {
  'company.name': of('adminSettings.name', 'en'),
  'company.name_ja': of('adminSettings.name', 'ja'),
  'company.name_ko': of('adminSettings.name', 'ko'),
  'company.legal_name': of('adminSettings.legalName', 'en'),
  'company.legal_name_ja': of('adminSettings.legalName', 'ja'),
  'company.legal_name_ko': of('adminSettings.legalName', 'ko'),
  'company.representative': of('adminSettings.representative', 'en'),
  'company.representative_ja': of('adminSettings.representative', 'ja'),
  'company.representative_ko': of('adminSettings.representative', 'ko'),
  'company.postal_code': of('adminSettings.postalCode', null),
  'company.address': of('adminSettings.address', 'en'),
  'company.address_ja': of('adminSettings.address', 'ja'),
  'company.address_ko': of('adminSettings.address', 'ko'),
  'company.telephone': of('adminSettings.telephone', null),
  'company.email': of('adminSettings.email', null),
  'company.contact': of('adminSettings.contact', 'en'),
  'company.contact_ja': of('adminSettings.contact', 'ja'),
  'company.contact_ko': of('adminSettings.contact', 'ko'),
  'company.seal': hinted('adminSettings.seal', null, 'adminSettings.sealHint'),
  'company.established': hinted('adminSettings.established', null, 'adminSettings.establishedHint'),
  'company.capital_jpy': of('adminSettings.capitalJpy', null),
  'company.staff': of('adminSettings.staff', null),
  'company.bank_name': of('adminSettings.bankName', 'en'),
  'company.bank_name_ja': of('adminSettings.bankName', 'ja'),
  'company.bank_address': hinted(
    'adminSettings.bankAddress',
    'en',
    'adminSettings.bankAddressHint',
  ),
  'company.bank_code': hinted('adminSettings.bankCode', null, 'adminSettings.bankCodeHint'),
  'company.bank_branch': of('adminSettings.bankBranch', 'en'),
  'company.bank_branch_ja': of('adminSettings.bankBranch', 'ja'),
  'company.bank_branch_code': hinted(
    'adminSettings.bankBranchCode',
    null,
    'adminSettings.bankBranchCodeHint',
  ),
  'company.bank_account_type': of('adminSettings.bankAccountType', 'en'),
  'company.bank_account_type_ja': of('adminSettings.bankAccountType', 'ja'),
  'company.bank_account_number': hinted(
    'adminSettings.bankAccountNumber',
    null,
    'adminSettings.bankAccountNumberHint',
  ),
  'company.bank_account_holder': of('adminSettings.bankAccountHolder', 'en'),
  'company.bank_account_holder_ja': hinted(
    'adminSettings.bankAccountHolder',
    'ja',
    'adminSettings.bankAccountHolderJaHint',
  ),
  'company.bank_swift': hinted('adminSettings.bankSwift', null, 'adminSettings.bankSwiftHint'),
  'company.invoice_registration_number': hinted(
    'adminSettings.invoiceRegistrationNumber',
    null,
    'adminSettings.invoiceRegistrationNumberHint',
  ),
  currency_rate: hinted('adminSettings.currencyRate', null, 'adminSettings.currencyRateHint'),
  transaction_fee_jpy: hinted(
    'adminSettings.transactionFeeJpy',
    null,
    'adminSettings.transactionFeeJpyHint',
  ),
  bank_fee_limit_jpy: hinted(
    'adminSettings.bankFeeLimitJpy',
    null,
    'adminSettings.bankFeeLimitJpyHint',
  ),
  bank_fee_limit_usd: hinted(
    'adminSettings.bankFeeLimitUsd',
    null,
    'adminSettings.bankFeeLimitUsdHint',
  ),
  operations_refund_limit_jpy: hinted(
    'adminSettings.operationsRefundLimitJpy',
    null,
    'adminSettings.operationsRefundLimitJpyHint',
  ),
  plate_serial_prefix: hinted(
    'adminSettings.plateSerialPrefix',
    null,
    'adminSettings.plateSerialPrefixHint',
  ),
  'background.home': of('adminSettings.background', null),
} as const satisfies Record<EditableKey, Named>
