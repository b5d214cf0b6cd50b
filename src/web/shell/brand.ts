/** The sample name of the company, until the setting `company.name` is given. Decisions, section 1. */
export const SITE_NAME_DEFAULT = 'Aroma Works'
