/**
 * Makes a model of Blender small without a decoder: positions and normals as small integers (KHR_mesh_quantization,
 * which every reader of glTF 2.0 may know and three does), alike pieces once. Brotli on the wire does the rest.
 */

/** Steps in a centimetre: 0.01 mm is far below a pixel at the closest view. */
const STEPS_PER_CM = 1000
const NORMAL_STEPS = 511
const MAGIC = 0x46546c67
const JSON_CHUNK = 0x4e4f534a
const BINARY_CHUNK = 0x004e4942
const FLOAT = 5126
const SHORT = 5122
const UNSIGNED_SHORT = 5123
const KNOWN_EXTENSIONS = ['KHR_materials_clearcoat']

type Accessor = {
  bufferView: number
  byteOffset?: number
  componentType: number
  count: number
  type: string
  normalized?: boolean
  min?: number[]
  max?: number[]
}

type Primitive = { attributes: { POSITION: number; NORMAL: number }; indices: number }

type Gltf = {
  asset: Record<string, unknown>
  nodes: { name: string; mesh?: number; scale?: number[] }[]
  meshes: { primitives: Primitive[] }[]
  materials: { extensions?: Record<string, unknown> }[]
  accessors: Accessor[]
  bufferViews: { buffer: number; byteOffset?: number; byteLength: number; byteStride?: number }[]
  buffers: { byteLength: number }[]
  extensionsUsed?: string[]
  extensionsRequired?: string[]
}

export function packModel(file: Buffer): Buffer {
  const { gltf, binary } = read(file)
  const pieces: Pieces = { accessors: [], views: [], bytes: [], byteLength: 0, known: new Map() }
  const meshes = gltf.meshes.map((mesh) => ({
    ...mesh,
    primitives: mesh.primitives.map((primitive) => ({
      ...primitive,
      attributes: {
        POSITION: add(pieces, positions(gltf, binary, primitive.attributes.POSITION)),
        NORMAL: add(pieces, normals(gltf, binary, primitive.attributes.NORMAL)),
      },
      indices: add(pieces, indices(gltf, binary, primitive.indices)),
    })),
  }))
  const packed: Gltf = {
    ...gltf,
    meshes,
    nodes: gltf.nodes.map((node) =>
      node.mesh === undefined ? node : { ...node, scale: [1, 1, 1].map(() => 1 / STEPS_PER_CM) },
    ),
    materials: gltf.materials.map(withKnownExtensions),
    accessors: pieces.accessors,
    bufferViews: pieces.views,
    buffers: [{ byteLength: pieces.byteLength }],
    extensionsUsed: [...KNOWN_EXTENSIONS, 'KHR_mesh_quantization'],
    extensionsRequired: ['KHR_mesh_quantization'],
  }
  return write(packed, Buffer.concat(pieces.bytes))
}

type Piece = { bytes: Buffer; stride: number | null; accessor: Omit<Accessor, 'bufferView'> }

type Pieces = {
  accessors: Accessor[]
  views: Gltf['bufferViews']
  bytes: Buffer[]
  byteLength: number
  known: Map<string, number>
}

/** Puts a piece into the file and gives its number; one that is there already is named again. */
function add(pieces: Pieces, { bytes, stride, accessor }: Piece): number {
  const key = `${accessor.type} ${bytes.toString('base64')}`
  const known = pieces.known.get(key)
  if (known !== undefined) return known

  pieces.views.push({
    buffer: 0,
    byteOffset: pieces.byteLength,
    byteLength: bytes.length,
    ...(stride === null ? {} : { byteStride: stride }),
  })
  const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
  pieces.bytes.push(bytes, padding)
  pieces.byteLength += bytes.length + padding.length
  const index = pieces.accessors.push({ bufferView: pieces.views.length - 1, ...accessor }) - 1
  pieces.known.set(key, index)
  return index
}

function positions(gltf: Gltf, binary: Buffer, index: number): Piece {
  const values = floats(gltf, binary, index).map((value) => Math.round(value * STEPS_PER_CM))
  const axis = (at: number) => values.filter((_, i) => i % 3 === at)
  return {
    ...threes(values),
    accessor: {
      componentType: SHORT,
      count: values.length / 3,
      type: 'VEC3',
      min: [0, 1, 2].map((at) => Math.min(...axis(at))),
      max: [0, 1, 2].map((at) => Math.max(...axis(at))),
    },
  }
}

/** Coarse steps in a wide field: a byte would show bands in the reflections, and the empty bits weigh nothing. */
function normals(gltf: Gltf, binary: Buffer, index: number): Piece {
  const step = 32767 / NORMAL_STEPS
  const values = floats(gltf, binary, index).map((value) =>
    Math.round(Math.round(value * NORMAL_STEPS) * step),
  )
  const accessor = { componentType: SHORT, count: values.length / 3, type: 'VEC3' }
  return { ...threes(values), accessor: { ...accessor, normalized: true } }
}

/** Three shorts and two empty bytes: glTF wants every vertex to begin at a multiple of four. */
function threes(values: number[]): { bytes: Buffer; stride: number } {
  const bytes = Buffer.alloc((values.length / 3) * 8)
  values.forEach((value, i) => {
    bytes.writeInt16LE(value, Math.floor(i / 3) * 8 + (i % 3) * 2)
  })
  return { bytes, stride: 8 }
}

function indices(gltf: Gltf, binary: Buffer, index: number): Piece {
  const accessor = present(gltf.accessors[index])
  if (accessor.componentType !== UNSIGNED_SHORT) throw new Error('indices are not short')
  const start = offsetOf(gltf, accessor)
  const bytes = Buffer.from(binary.subarray(start, start + accessor.count * 2))
  const { componentType, count, type } = accessor
  return { bytes, stride: null, accessor: { componentType, count, type } }
}

function floats(gltf: Gltf, binary: Buffer, index: number): number[] {
  const accessor = present(gltf.accessors[index])
  if (accessor.componentType !== FLOAT) throw new Error('a vertex is not of floats')
  const start = offsetOf(gltf, accessor)
  return Array.from({ length: accessor.count * 3 }, (_, i) => binary.readFloatLE(start + i * 4))
}

function offsetOf(gltf: Gltf, accessor: Accessor): number {
  const view = present(gltf.bufferViews[accessor.bufferView])
  return (view.byteOffset ?? 0) + (accessor.byteOffset ?? 0)
}

function withKnownExtensions<M extends Gltf['materials'][number]>(material: M): M {
  const kept = Object.entries(material.extensions ?? {}).filter(([name]) =>
    KNOWN_EXTENSIONS.includes(name),
  )
  const { extensions: _, ...rest } = material
  return { ...rest, ...(kept.length > 0 && { extensions: Object.fromEntries(kept) }) } as M
}

function read(file: Buffer): { gltf: Gltf; binary: Buffer } {
  if (file.readUInt32LE(0) !== MAGIC) throw new Error('this is no binary glTF')
  const jsonLength = file.readUInt32LE(12)
  // Blender's exporter writes this shape; what it lacks throws where it is read.
  const gltf = JSON.parse(file.toString('utf8', 20, 20 + jsonLength)) as Gltf
  return { gltf, binary: file.subarray(20 + jsonLength + 8) }
}

function write(gltf: Gltf, binary: Buffer): Buffer {
  const text = JSON.stringify(gltf, (_, value) =>
    typeof value === 'number' ? Number(value.toFixed(6)) : value,
  )
  const json = Buffer.from(text.padEnd(Math.ceil(text.length / 4) * 4))
  const header = Buffer.alloc(12)
  header.writeUInt32LE(MAGIC, 0)
  header.writeUInt32LE(2, 4)
  header.writeUInt32LE(12 + 8 + json.length + 8 + binary.length, 8)
  return Buffer.concat([header, chunk(JSON_CHUNK, json), chunk(BINARY_CHUNK, binary)])
}

function chunk(kind: number, bytes: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32LE(bytes.length, 0)
  head.writeUInt32LE(kind, 4)
  return Buffer.concat([head, bytes])
}

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the model names a piece that is not in it')
  return value
}
