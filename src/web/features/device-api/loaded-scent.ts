export type LoadedScent = { chamber: number; serial: string; kind: string; name: string }
