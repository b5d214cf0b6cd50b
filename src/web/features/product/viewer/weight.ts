/**
 * The download size of the 3D view in kilobytes, compressed. Shown next to the button;
 * tests/e2e/product/viewer.e2e.ts weighs it.
 */
export const VIEWER_KILOBYTES = 270
