/** Device, light and camera, and the drawing of one picture of them. */
import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer } from 'three'

import type { Device } from './device.ts'
import type { ShownPose } from './motion.ts'
import { cameraOf, FIELD_OF_VIEW } from './orbit.ts'
import { makeFloor, makeKeyLight, makeStudio } from './studio.ts'

const EXPOSURE = 0.45
const PIXEL_RATIO_MAX = 2
const NEAR_CM = 1
const FAR_CM = 400

export type StageSet = {
  /** The graphics card compiles its shaders; until then, the first frame would block the page. */
  prepare(): Promise<unknown>
  draw(shown: ShownPose): void
  resize(width: number, height: number): void
  dispose(): void
}

export function buildSet(canvas: HTMLCanvasElement, device: Device): StageSet {
  const renderer = makeRenderer(canvas)
  const scene = new Scene()
  const camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, NEAR_CM, FAR_CM)
  const studio = makeStudio(renderer)
  const floor = makeFloor()
  const key = makeKeyLight()
  scene.environment = studio.texture
  scene.add(device.root, floor.mesh, key)

  return {
    prepare: () => renderer.compileAsync(scene, camera),
    draw: ({ view, explosion, lifts }) => {
      device.pose(explosion, lifts)
      const { position, target } = cameraOf(view, explosion, camera.aspect)
      camera.position.set(...position)
      camera.lookAt(...target)
      renderer.render(scene, camera)
    },
    resize: (width, height) => {
      renderer.setSize(width, height, false)
      camera.aspect = width / height
      camera.updateProjectionMatrix()
    },
    dispose: () => {
      for (const thing of [device, floor, key, studio, renderer]) thing.dispose()
      renderer.forceContextLoss()
    },
  }
}

function makeRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  const pixelRatio = Math.min(devicePixelRatio, PIXEL_RATIO_MAX)
  // Twice the pixels are smooth enough by themselves, and phones have enough to do.
  const renderer = new WebGLRenderer({ canvas, antialias: pixelRatio < 2, alpha: true })
  renderer.setPixelRatio(pixelRatio)
  renderer.toneMapping = NeutralToneMapping
  renderer.toneMappingExposure = EXPOSURE
  renderer.shadowMap.enabled = true
  renderer.shadowMap.type = PCFShadowMap
  return renderer
}
