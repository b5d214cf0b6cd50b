/** Why a field of a call was refused, for `error.details` of the API. */
export const fieldProblems = {
  required: 'This field is required.',
  unknown: 'This field is unknown.',
  type: 'The type must be {expected}.',
  not_allowed: 'Must be one of: {allowed}.',
  max_characters: 'At most {max} {max:character|characters}.',
  max_entries: 'At most {max} {max:entry|entries}.',
  max: 'At most {max}.',
  min_characters: 'At least {min} {min:character|characters}.',
  min_entries: 'At least {min} {min:entry|entries}.',
  min: 'At least {min}.',
  format: 'The format isn’t valid.',
  json: 'The body isn’t JSON: {reason}',
  invalid: 'This value isn’t valid.',
} as const
