interface FeaturePolicy {
  features(): string[];
  allowsFeature(name: string): boolean;
}

/** Whether the page's permissions policy allows a feature; true in browsers that do not expose the policy. */
export function isFeatureAllowed(feature: string): boolean {
  const { featurePolicy } = document as { featurePolicy?: FeaturePolicy };
  // Browsers log a warning for an unknown feature.
  return !featurePolicy?.features().includes(feature) || featurePolicy.allowsFeature(feature);
}
