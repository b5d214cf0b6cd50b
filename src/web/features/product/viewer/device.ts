/** The model of the shooter: loaded, and moved by what explosion.ts says. */
import {
  type BufferGeometry,
  Color,
  DoubleSide,
  type Group,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Object3D,
  type Vector3,
} from 'three'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'

import { CHAMBERS, type Chamber, nodeOf, PART_OF_NODE, placeOf, riseOf } from './explosion.ts'
import modelUrl from './shooter3.glb?url'

/** The chamber whose colour the lens shows while none is lifted, as in the still pictures. */
const FIRST_GLOW: Chamber = 5
const HALO_STRENGTH = 2.4
const LENS_COAT = 0.55
const LENS_GLOSS = 0.2

export type Device = {
  root: Group
  /** `lifted`: for each chamber how much of its rise it has made. */
  pose(explosion: number, lifted: readonly number[]): void
  glowLike(chamber: Chamber | null): void
  dispose(): void
}

export async function loadDevice(signal: AbortSignal): Promise<Device> {
  const answer = await fetch(modelUrl, { signal })
  if (!answer.ok) throw new Error(`the model was answered with ${answer.status}`)

  const { scene } = await new GLTFLoader().parseAsync(await answer.arrayBuffer(), '')
  const materials = dress(scene)
  const parts = partsOf(scene)
  const halo = materials.get('halo')
  return {
    root: scene,
    pose: (explosion, lifted) => {
      for (const { node, home, part, chamber } of parts) {
        const { up, front } = placeOf(part, explosion)
        const rise = chamber === null ? 0 : riseOf(lifted[chamber - 1] ?? 0, explosion)
        node.position.set(home.x, home.y + up + rise, home.z + front)
      }
    },
    glowLike: (chamber) => {
      const scent = materials.get(`scent-${chamber ?? FIRST_GLOW}`)
      if (halo && scent) halo.emissive.copy(scent.color)
    },
    dispose: () => {
      for (const geometry of geometriesOf(scene)) geometry.dispose()
      for (const material of materials.values()) material.dispose()
    },
  }
}

type PartNode = {
  node: Object3D
  home: Vector3
  part: (typeof PART_OF_NODE)[string]
  chamber: Chamber | null
}

function partsOf(scene: Group): PartNode[] {
  return Object.entries(PART_OF_NODE).flatMap(([name, part]) => {
    const node = scene.getObjectByName(name)
    if (!node) throw new Error(`the model has no ${name}`)
    const chamber = CHAMBERS.find((chamber) => nodeOf(chamber) === name) ?? null
    return [{ node, home: node.position.clone(), part, chamber }]
  })
}

/** What the file cannot say: who casts a shadow, and how strongly the studio shows in each surface. */
function dress(scene: Group): Map<string, MeshStandardMaterial> {
  const materials = new Map<string, MeshStandardMaterial>()
  for (const mesh of meshesOf(scene)) {
    const material: Material | Material[] = mesh.material
    if (!(material instanceof MeshStandardMaterial)) continue
    materials.set(material.name, material)
    mesh.castShadow = !material.transparent
    mesh.receiveShadow = !material.transparent && material.metalness < 1
  }
  for (const [name, material] of materials) finish(name, material)
  return materials
}

function finish(name: string, material: MeshStandardMaterial): void {
  if (name === 'halo') material.emissiveIntensity = HALO_STRENGTH
  if (name === 'clear') {
    material.depthWrite = false
    material.envMapIntensity = 1.6
  }
  // The scent core glows a little of its own, as light does that has gone through it.
  if (name.startsWith('core-')) material.emissive = new Color(material.color).multiplyScalar(0.15)
  // In the stills the softbox is a small bright spot on the lens, not a veil over its colour.
  if (name.startsWith('scent-') && material instanceof MeshPhysicalMaterial) {
    material.clearcoat = LENS_COAT
    material.specularIntensity = LENS_GLOSS
  }
  if (name === 'deck' || name === 'black') material.shadowSide = DoubleSide
}

function meshesOf(scene: Group): Mesh[] {
  const found: Mesh[] = []
  scene.traverse((node) => {
    if (node instanceof Mesh) found.push(node)
  })
  return found
}

const geometriesOf = (scene: Group): Set<BufferGeometry> =>
  new Set(meshesOf(scene).map(({ geometry }) => geometry))
