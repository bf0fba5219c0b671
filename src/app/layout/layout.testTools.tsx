import { renderWithStore } from '@/testing/renderWithStore';
import { Layout } from './Layout';

export const renderLayout = (page = 'home') => renderWithStore(<Layout>{null}</Layout>, { page });
