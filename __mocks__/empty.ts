/** Replaces styles and images, which Jest does not need. */
export default '';
