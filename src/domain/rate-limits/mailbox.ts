/** The mailbox of an address in lower case: providers deliver `name+anything@` to `name@`. Only for counting. */
export const mailboxOf = (email: string): string => email.replace(/(?<=.)\+[^@]*(?=@)/, '')
