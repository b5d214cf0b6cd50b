/**
 * What the 3D view takes from the network when somebody asks for it, in kilobytes as they travel. Told beside the button;
 * tests/e2e/product/viewer.e2e.ts weighs it.
 */
export const VIEWER_KILOBYTES = 270
