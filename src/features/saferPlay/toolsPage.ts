/** The page of responsible gaming, at its tools. */
export const TOOLS_PAGE = 'responsible-gaming?section=tools';
