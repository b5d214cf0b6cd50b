/** The light of the still pictures: a large softbox behind on the left, strips at the sides, a low fill in front. */
import {
  BackSide,
  BoxGeometry,
  CircleGeometry,
  Color,
  DataTexture,
  DirectionalLight,
  LinearFilter,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'

type Box = {
  at: [number, number, number]
  size: [number, number]
  strength: number
  tint: [number, number, number]
}

const SOFTBOXES: Box[] = [
  { at: [-9, 15, -8], size: [17, 15], strength: 7, tint: [1, 0.98, 0.95] },
  { at: [18, 7, -2], size: [6, 17], strength: 6, tint: [0.95, 0.97, 1] },
  { at: [-19, 6, 2], size: [5, 15], strength: 5, tint: [1, 1, 1] },
  { at: [3, 8, 20], size: [12, 9], strength: 3.4, tint: [1, 1, 1] },
]
const WALL = 0.95
const FLOOR = 0.95
const BLUR = 0.035

/** What surfaces reflect. The caller frees it. */
export function makeStudio(renderer: WebGLRenderer): WebGLRenderTarget {
  const scene = new Scene()
  const room = new Mesh(new BoxGeometry(50, 34, 50), glow(WALL, [0.98, 0.99, 1], BackSide))
  room.position.y = 12
  const floor = new Mesh(new PlaneGeometry(50, 50), glow(FLOOR, [0.98, 0.98, 0.97]))
  floor.rotation.x = -Math.PI / 2
  floor.position.y = -4.9
  scene.add(room, floor)
  for (const { at, size, strength, tint } of SOFTBOXES) {
    const box = new Mesh(new PlaneGeometry(...size), glow(strength, tint))
    box.position.set(...at)
    box.lookAt(0, 1.5, 0)
    scene.add(box)
  }
  const generator = new PMREMGenerator(renderer)
  const target = generator.fromScene(scene, BLUR)
  generator.dispose()
  scene.traverse((node) => {
    if (node instanceof Mesh) {
      node.geometry.dispose()
      node.material.dispose()
    }
  })
  return target
}

function glow(strength: number, [r, g, b]: Box['tint'], side?: typeof BackSide) {
  const color = new Color(r * strength, g * strength, b * strength)
  return new MeshBasicMaterial({ color, ...(side && { side }) })
}

/** The one light with a shadow: from the big softbox. */
export function makeKeyLight(): DirectionalLight {
  const light = new DirectionalLight(new Color(1, 0.98, 0.95), 1.15)
  light.position.set(-8, 24, -6)
  light.castShadow = true
  light.shadow.mapSize.set(1024, 1024)
  light.shadow.radius = 5
  light.shadow.bias = -0.0006
  light.shadow.normalBias = 0.03
  const { camera } = light.shadow
  camera.left = camera.bottom = -9
  camera.right = camera.top = 9
  camera.near = 5
  camera.far = 45
  return light
}

const SHADOW_PIXELS = 128
/** The device is round, so its shadow is a disc that fades: radius in centimetres. */
const SHADOW_RADIUS = 7.4
const DEVICE_RADIUS = 4.2
const SHADOW_DARKEST = 0.36

export type Floor = { mesh: Mesh; dispose(): void }

export function makeFloor(): Floor {
  const bytes = new Uint8Array(SHADOW_PIXELS * SHADOW_PIXELS * 4)
  for (let i = 0; i < SHADOW_PIXELS * SHADOW_PIXELS; i++) {
    const x = (((i % SHADOW_PIXELS) + 0.5) / SHADOW_PIXELS) * 2 - 1
    const y = ((Math.floor(i / SHADOW_PIXELS) + 0.5) / SHADOW_PIXELS) * 2 - 1
    bytes[i * 4 + 3] = Math.round(255 * darknessAt(Math.hypot(x, y) * SHADOW_RADIUS))
  }
  const texture = new DataTexture(bytes, SHADOW_PIXELS, SHADOW_PIXELS)
  texture.magFilter = texture.minFilter = LinearFilter
  texture.needsUpdate = true
  const material = new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false })
  const mesh = new Mesh(new CircleGeometry(SHADOW_RADIUS, 48), material)
  mesh.rotation.x = -Math.PI / 2
  mesh.position.set(0.35, -0.02, 0.5)
  mesh.renderOrder = -1
  return {
    mesh,
    dispose: () => {
      mesh.geometry.dispose()
      material.dispose()
      texture.dispose()
    },
  }
}

function darknessAt(radius: number): number {
  const out = Math.max(0, radius - DEVICE_RADIUS) / (SHADOW_RADIUS - DEVICE_RADIUS)
  return SHADOW_DARKEST * Math.max(0, 1 - out) ** 2.6
}
