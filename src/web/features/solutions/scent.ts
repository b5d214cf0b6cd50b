export type Scent = { serial: string; kind: string; name: string }
