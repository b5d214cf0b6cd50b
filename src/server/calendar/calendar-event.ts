/** A day to remember, as calendars read it (RFC 5545). Pure. */
type CalendarEvent = {
  /** An ISO day: the event takes the whole of it. */
  day: string
  summary: string
  text: string
  url: string
  /** When this was written. */
  at: Date
  /** The same id for the same event, so that a calendar does not store it twice. */
  id: string
}

const LINE_BYTES_MAX = 75

export function calendarFileOf({ day, summary, text, url, at, id }: CalendarEvent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Scent shop//Reorder//EN',
    'BEGIN:VEVENT',
    `UID:${escaped(id)}`,
    `DTSTAMP:${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(text)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(summary)}`,
    // At nine on that day.
    'TRIGGER:PT9H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll('\n', '\\n')

/** No line is longer than 75 bytes; what goes on begins with a space. No character is cut in two. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    // The space counts from the second part on.
    const room = LINE_BYTES_MAX - (parts.length > 0 ? 1 : 0)
    if (Buffer.byteLength(part + character) > room) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}
