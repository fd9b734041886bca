/** Tells whether the page's permissions policy allows a feature, as far as the browser says. */
export function mayUse(feature: string): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature(feature) ?? true;
}
