/** The fields and results of the contact form, the same with and without JavaScript. */
export const CONTACT_FIELDS = ['name', 'email', 'company', 'subject', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]

/** As it was typed, so that nothing is lost when something is refused. */
export type ContactInput = Record<ContactField, string>

export const EMPTY_INPUT: ContactInput = {
  name: '',
  email: '',
  company: '',
  subject: '',
  message: '',
}

export type ContactFieldError =
  | { field: ContactField; code: 'field_required' | 'field_invalid' | 'email_invalid' }
  | { field: ContactField; code: 'field_too_long'; max: number }

export type ContactAnswer =
  | { isSent: true }
  | {
      isSent: false
      summaryErrors: readonly ContactFieldError[]
      /** A problem that belongs to no field; `null` where the fields are to blame. */
      code: string | null
      minutes: number
      input: ContactInput
    }
