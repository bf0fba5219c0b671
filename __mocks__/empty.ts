/** Stands in for styles and images, which Jest has no use for. */
export default '';
