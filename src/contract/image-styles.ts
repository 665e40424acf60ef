/** The 21 styles of AI images: a short name for people, and the exact value `style_prompt` takes. */
export const IMAGE_STYLES = {
  'Digital Art': 'concept art. digital artwork, illustrative, painterly, matte painting, highly detailed',
  Vaporwave:
    'vaporwave synthwave style. cyberpunk, neon, vibes, stunningly beautiful, crisp, detailed, sleek, ultramodern, high contrast, cinematic composition',
  Photography: 'cinematic photo. 35mm photograph, film, bokeh, professional, 4k, highly detailed',
  Isometric: 'isometric style. vibrant, beautiful, crisp, detailed, ultra detailed, intricate',
  Textured: 'texture. top down close-up, video game',
  Illustration:
    'hand-drawn vector art, bold color schemes, playful characters, storybook-inspired, dynamic and engaging compositions.',
  Geometric:
    'symmetrical layouts, bold shapes, angular patterns, rich gradients, clean edges, and abstract modular compositions.',
  Minimalism:
    'flat design, clean lines, bold typography, pastel color palette, spacious composition, balanced layout, subtle gradients.',
  'Abstract Art':
    'organic shapes, bold and vibrant colors, fluid gradients, surreal composition, textured brushstrokes, expressive and dynamic.',
  Natural:
    'earthy tones, organic patterns, botanical elements, soft lighting, textured overlays, watercolor effects, calm and serene vibes.',
  'Hand-Drawn':
    'sketchy textures, pencil or ink strokes, vibrant colors with a touch of imperfection, doodle-like design, playful and creative.',
  'Tech Style':
    'geometric patterns, data visualizations, digital screens, neon circuits, high contrast, futuristic UI overlays.',
  Dreamy:
    'soft focus, pastel gradients, ethereal glow, fantasy-inspired elements, surreal clouds, and stars, whimsical and magical.',
  'Vintage Film':
    'grainy textures, washed-out tones, vintage typography, muted colors, polaroid framing, nostalgic and cinematic vibes.',
  Futurism:
    'cyberpunk, holographic textures, iridescent glow, high-tech interfaces, metallic finishes, neon lighting, sleek and ultramodern.',
  'Colorful Collage':
    'cutout images, layered textures, vibrant and dynamic compositions, mixed media, creative and artistic feel.',
  'Dynamic Liquid':
    'liquid shapes, vibrant gradients, glassmorphism, glossy and smooth textures, dynamic and energetic vibes.',
  'Futuristic Craft':
    'brushed metals, industrial textures, clean technical lines, monochrome or muted color schemes, modern minimalistic industrial aesthetics.',
  'Ink Wash Painting':
    'traditional Chinese ink wash painting, black and gray ink tones, soft gradients, flowing brushstrokes, abstract landscapes, poetic composition, delicate textures, elegant simplicity.',
  'Luxury High-End': 'gold and black accents, elegant serif typography, marble textures, sophisticated and sleek.',
  'Japanese Anime': 'anime artwork. anime style, key visual, vibrant, studio anime, highly detailed',
} as const;

export const IMAGE_STYLE_PROMPTS = Object.values(IMAGE_STYLES);
