/** React renders into these. They are named here, as an import of its own of the package would need more of webpack's runtime. */
export { createRoot, hydrateRoot, type Root } from 'react-dom/client';
