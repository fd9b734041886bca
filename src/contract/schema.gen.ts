/**
 * The contract's types. Generated from the OpenAPI document by `tools/generate/generate-schema.ts`: do not edit, run
 * `npm run generate`.
 */

export interface paths {
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this document
         * Returns this document as JSON. Its `servers` are the addresses of the responding server.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health check
         * Succeeds when the API is available.
         */
        get: operations["ping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read platform statistics
         * The number of hosted pictures, their views and bandwidth, and the limits of the platform.
         */
        get: operations["getStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active categories
         * Lists the categories with at least one public picture as a single page, by number of pictures
         *     (descending), then by name.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the top tags
         * Lists the 50 most used tags of public pictures as a single page, by number of pictures (descending), then
         *     by name.
         */
        get: operations["listTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List and search pictures
         * Lists public pictures. `user=me` also lists the caller's unlisted pictures; `album` lists all pictures of
         *     an album. Filters combine with AND. A page past the end is a 200 with empty `data` and the true `total`.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Upload a picture
         * Stores a picture, public unless `is_public` is 0. The format is detected from the bytes; the file name and
         *     the declared type are ignored. A missing, empty, truncated or undecodable picture is a 422; an unsupported
         *     format is a 415. The dimensions of an SVG are its `width` and `height`, or those of its `viewBox` if they
         *     are missing or percentages; one that declares entities is a 422. While the server is busy with other
         *     pictures, one that it cannot check is a 503 with `Retry-After`. A rejected upload stores nothing. Only this
         *     response contains the `delete_token`.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/images/{slug_or_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read one picture record
         * Returns one picture with its links. Adds 1 to its `views`; `HEAD` does not. Unlisted pictures are readable
         *     by anyone who knows the slug or the id.
         */
        get: operations["getImage"];
        /**
         * Change a picture (PUT)
         * Does the same as PATCH: changes the given fields and keeps the others.
         */
        put: operations["replaceImage"];
        post?: never;
        /**
         * Delete a picture
         * Deletes the picture permanently: record, page, file and thumbnail become 404s, and albums no longer
         *     contain it. Allowed for the owner, for administrators, and for anyone with the `delete_token` from the
         *     upload, who needs no key. The token is a query parameter or a field of a JSON body; the body keeps it out
         *     of logs. A request without a key and a token is a 401. A wrong token is a 403, unless the request's key
         *     grants the right. An empty token counts as absent.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        /**
         * Change a picture
         * For the owner and administrators. Changes the given fields and keeps the others. An empty `title` resets
         *     the title to the slug; an empty `description`, `category` or `tags` clears the field. After a change of
         *     slug, the old slug is a 404.
         */
        patch: operations["updateImage"];
        trace?: never;
    };
    "/api/v1/images/{slug_or_id}/analytics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the views of the last 30 days
         * Views of the picture's record on each of the last 30 days, including today, and the sites they came from.
         *     For the owner only, not for administrators.
         */
        get: operations["getImageAnalytics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/albums": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List albums
         * Lists public albums, newest first. `user=me` also lists the caller's private albums, and needs a key.
         */
        get: operations["listAlbums"];
        put?: never;
        /**
         * Create an album
         * Creates an empty album for the caller, public unless `is_public` is 0.
         */
        post: operations["createAlbum"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/albums/{token_or_id}/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the pictures of an album
         * Lists all pictures of the album, in the order of their addition unless `sort` is given. Anyone can read a
         *     private album by its token. Its id works only for its owner and administrators, since ids can be guessed;
         *     for others it is a 404.
         */
        get: operations["listAlbumImages"];
        put?: never;
        /**
         * Add a picture to an album
         * For the owner of the album and administrators. Appends the picture; a picture that is already in the album
         *     keeps its position. For others, the id of a private album is a 404.
         */
        post: operations["addAlbumImage"];
        /**
         * Remove a picture from an album
         * For the owner of the album and administrators. Removes the picture from the album without deleting it.
         *     `image` is a field of a JSON body or a query parameter; a picture that is not in the album is a 404.
         */
        delete: operations["removeAlbumImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the caller's account
         * The owner of the key, with storage, views and counts. The key itself is never included.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/raw/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the original picture
         * The uploaded bytes with their true content type. `file` is `{slug}.{ext}`, as in `urls.direct_url`. An SVG
         *     has a content security policy that blocks all scripts.
         */
        get: operations["getRawPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/thumb/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a thumbnail
         * A thumbnail of at most 480 × 480 pixels, never enlarged. `file` is `{slug}.{ext}`, as in
         *     `urls.thumbnail_url`. The extension is that of the picture; the content type is that of the thumbnail
         *     (WebP from the reference server). SVG is rasterized; of an animation, the first frame is used. If the
         *     picture cannot be decoded, or if the mock has no rasterizer, the response is the original picture.
         */
        get: operations["getThumbnail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the original picture by its embed URL
         * The same bytes as `/raw/{file}`, addressed by slug or id, as in `urls.cdn_embed`.
         */
        get: operations["getEmbeddedPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/i/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show a picture page
         * An HTML page with the picture, its title, description and details. It works without scripts. An unknown
         *     slug is an HTML page with status 404.
         */
        get: operations["getViewPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the embed script
         * `sdk.js`, the script that host pages include, the module `pix.mjs`, and the files beside them. The cache
         *     lifetime is short, so that updates arrive soon. Files with a whole version in their names, such as
         *     `sdk@1.2.3.js`, never change and may be cached permanently; a folder `/cdn/1.2.3/` holds all files of a
         *     version. `integrity.json` lists the hashes of all files. The response is a 404 until the script has been
         *     built.
         */
        get: operations["getScript"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cdn/chunks/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load a chunk of the embed script
         * A chunk that `sdk.js` loads on demand. The file name contains a hash of its content, so it may be cached
         *     permanently.
         */
        get: operations["getScriptChunk"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/remove-bg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove the background of a picture
         * Takes exactly one of a file, Base64 or a public URL, and makes everything but the subject transparent. The
         *     cost of 1/30 rupee is taken from the caller's wallet, and refunded if the removal fails. The reference
         *     server never fetches `image_url`: it knows the URLs of its own pictures; any other URL is a 422. Its
         *     removal is simulated: pixels of the colour of a corner become transparent; a picture of more than 16
         *     million pixels is returned smaller; a server that cannot decode pictures returns an ellipse.
         */
        post: operations["removeBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/shorturl": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shorten a link
         * Creates a short link, `{platform_url}/s/{code}`, that redirects to `url`. The first 30 links of each
         *     address are free; a further link costs 0.01 rupee from the caller's wallet. A link to a short link of the
         *     same host is a 422.
         */
        post: operations["createShortLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/s/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a short link
         * Redirects to the target of the link and counts a click. An expired link is a 410. Codes are
         *     case-sensitive.
         */
        get: operations["followShortLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/birds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List birds
         * Lists 229 birds, filtered, sorted and paginated; with `random`, returns a random sample of the matching
         *     birds instead. Each address may send sixty requests a minute; the quota is separate from that of the
         *     calendar.
         */
        get: operations["listBirds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar events
         * Lists 145 holidays, festivals and full moons of 2025 and 2026, by date, then by name. Filters combine with
         *     AND. Each address may send sixty requests a minute; the quota is separate from that of the birds.
         */
        get: operations["listCalendarEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tawng-upa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List proverbs
         * Lists 158 proverbs by id, or with `q` the best match first; with `random`, returns a random sample of the
         *     matching proverbs instead.
         */
        get: operations["listProverbs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pincode/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a postal code
         * Lists all offices of a postal code by name, as a single page. A malformed code is a 422, an unknown one a
         *     404.
         */
        get: operations["getPostalCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/pincode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search postal codes
         * Lists the offices that match all given fields, by code, then by name. Without any field, the search lists
         *     all offices. Only the first `limit` records are returned; if `has_next` is true, narrow the search. A
         *     search without matches is an empty list.
         */
        post: operations["searchPostalCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ifsc/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a bank branch
         * Returns one branch. The code is case-insensitive. A malformed code is a 422, an unknown one a 404.
         */
        get: operations["getBankBranch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ifsc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search bank branches
         * Lists the branches that match all given fields, by code. Without any field, the search lists all branches.
         *     Only the first `limit` records are returned; if `has_next` is true, narrow the search. A search without
         *     matches is an empty list.
         */
        post: operations["searchBankBranches"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/send-message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message
         * Queues a message to a phone. The reference server sends nothing and never fetches `media_url`.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment order (UPI)
         * Creates an order that awaits payment. `user_token` in the body identifies the merchant: a missing token is
         *     a 422, a wrong one a 401. No API key is needed. If the merchant has used the `order_id` before, the
         *     response is a 409.
         */
        post: operations["createUpiOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pay/{order}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page of a payment order (UPI)
         * An HTML page for the customer, at the `payment_url` of the order. It states that the order is simulated,
         *     and shows its QR code. It works without scripts. An unknown order is an HTML page with status 404.
         */
        get: operations["getUpiPaymentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/create-order.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a payment order (second gateway)
         * Creates an order that awaits payment. `user_token` in the body identifies the merchant: a missing token is
         *     a 422, a wrong one a 401. No API key is needed. If the merchant has used the `order_id` before, the
         *     response is a 409.
         */
        post: operations["createWalletOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show the page of a payment session (second gateway)
         * An HTML page for the customer, at the `payment_url` of the order. It states that the order is simulated,
         *     and shows its QR code. It works without scripts. An unknown session is an HTML page with status 404.
         */
        get: operations["getWalletPaymentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Audit a site
         * Checks a page and, with `deepScan`, the pages that it links to. The reference server never connects to the
         *     site: it generates the result from the URL, the same result each time.
         */
        post: operations["runSiteAudit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/bibles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a verse or a chapter
         * Lists one verse, or all verses of a chapter as a single page. An unknown book, chapter or verse is a 404.
         *     The reference server has the text of `kjv` only; for the other translations, which are under copyright, it
         *     returns placeholder text that says so.
         */
        get: operations["getScripture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order was paid
         * Sent to the URL from the option `--webhook-url` of the reference server, and signed with its secret. Check
         *     the signature before you trust the body, and reject a timestamp that differs from the current time by more
         *     than five minutes.
         */
        post: operations["orderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order failed
         * Sent and signed like `order.paid`.
         */
        post: operations["orderFailed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * Marks a response that is not an error.
         * @constant
         */
        Success: "success";
        /** Position of a page within its list. */
        Pagination: {
            /** Total number of matching records. From 0. */
            total: number;
            /** Number of this page. From 1. */
            page: number;
            /** Number of records per page. From 1. */
            limit: number;
            /** Total number of pages; 0 for an empty list. From 0. */
            total_pages: number;
            /** Whether there is a later page with records. */
            has_next: boolean;
            /** Whether there is an earlier page. */
            has_previous: boolean;
        };
        /** The record of a picture. */
        Image: {
            /** Numeric identifier, usable in place of the slug. From 1. */
            id: number;
            /** Unique identifier, usable in paths: 1 to 64 of a-z, 0-9, hyphen and underscore; the first and the last character are a letter or a digit; not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug: components["schemas"]["Slug"];
            /** Public title; the slug if no title was given. */
            title: string;
            /** Caption; may be empty. */
            description: string;
            /** Size of the file in bytes. From 1. */
            file_size: number;
            /** Size of the file in MB (1,048,576 bytes), with two decimals. `/^\d+\.\d{2} MB$/`. */
            file_size_formatted: string;
            /**
             * File format, detected from the bytes.
             * @enum {string}
             */
            format: "JPG" | "PNG" | "GIF" | "WEBP" | "BMP" | "SVG";
            /** Dimensions in pixels, after applying the picture's orientation. */
            dimensions: components["schemas"]["Dimensions"];
            /** Number of times the record was read. From 0. */
            views: number;
            /** Whether public lists contain the picture; if false, the picture is unlisted. */
            is_public: boolean;
            /** Category name; may be empty. */
            category: string;
            /** Keywords. */
            tags: string[];
            /** UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
            /** URLs of the picture. */
            urls: components["schemas"]["ImageUrls"];
            /** Code snippets for embedding the picture; the title in them is escaped. */
            embed_codes: components["schemas"]["EmbedCodes"];
        };
        /** Dimensions in pixels, after applying the picture's orientation. */
        Dimensions: {
            /** Width in pixels. From 1. */
            width: number;
            /** Height in pixels. From 1. */
            height: number;
        };
        /** URLs of the picture. */
        ImageUrls: {
            /**
             * Format: uri
             * URL of the picture page, `/i/{slug}`: the link to share.
             */
            view_page: string;
            /**
             * Format: uri
             * URL of the original picture, `/raw/{slug}.{ext}`.
             */
            direct_url: string;
            /**
             * Format: uri
             * URL of a thumbnail of at most 480 × 480 pixels, `/thumb/{slug}.{ext}`.
             */
            thumbnail_url: string;
            /**
             * Format: uri
             * Embed URL of the original picture, `/cdn.php?id={slug}`.
             */
            cdn_embed: string;
        };
        /** Code snippets for embedding the picture; the title in them is escaped. */
        EmbedCodes: {
            /** An `img` tag. */
            html: string;
            /** A Markdown image. */
            markdown: string;
        };
        /** UTC time, `YYYY-MM-DD HH:MM:SS`. */
        Timestamp: string;
        /**
         * Sort order of pictures.
         * @enum {string}
         */
        ImageSort: "newest" | "oldest" | "popular" | "size";
        /** The record of an album. */
        Album: {
            /** Numeric identifier. From 1. */
            id: number;
            /** Random identifier; anyone who knows it may read the album. `/^(?!\d+$)[A-Za-z0-9]{12}$/`. */
            token: string;
            /** Title of the album. 1 to 120 characters. */
            title: string;
            /** Description of the album; may be empty. */
            description: string;
            /** Whether public lists contain the album. */
            is_public: boolean;
            /** Number of pictures in the album. From 0. */
            image_count: number;
            /**
             * Format: uri
             * URL of the thumbnail of the first picture; null for an empty album.
             */
            cover_thumbnail: string | null;
            /** Username of the owner. */
            owner: string;
            /** UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** A category in use. */
        Category: {
            /** Name of the category. Not empty. */
            name: string;
            /** Number of public pictures in the category. From 1. */
            image_count: number;
        };
        /** A tag in use. */
        Tag: {
            /** The tag. Not empty. */
            name: string;
            /** Number of public pictures with the tag. From 1. */
            image_count: number;
        };
        /** Statistics of the whole platform. */
        Stats: {
            /** Number of hosted pictures, unlisted ones included. From 0. */
            total_images: number;
            /** Total number of views of all pictures. From 0. */
            total_views: number;
            /** Total bandwidth of all views: the sum of views × file_size. From 0. */
            bandwidth_bytes: number;
            /** Limits of the platform. */
            limits: components["schemas"]["Limits"];
        };
        /** Limits of the platform. */
        Limits: {
            /**
             * Maximum size of a picture in bytes (50 MB).
             * @constant
             */
            max_upload_bytes: 52428800;
            /** Supported picture formats. */
            formats: ("JPG" | "PNG" | "GIF" | "WEBP" | "BMP" | "SVG")[];
            /**
             * Maximum `limit`.
             * @constant
             */
            max_page_size: 100;
        };
        /** Result of a health check. */
        Ping: {
            /**
             * Always `pong`.
             * @constant
             */
            message: "pong";
            /** UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            time: components["schemas"]["Timestamp"];
        };
        /** Envelope of a health check. */
        PingResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Result of a health check. */
            data: components["schemas"]["Ping"];
        };
        /** Envelope of platform statistics. */
        StatsResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Statistics of the whole platform. */
            data: components["schemas"]["Stats"];
        };
        /** Envelope of a picture. */
        ImageResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** The record of a picture. */
            data: components["schemas"]["Image"];
        };
        /** One page of pictures. */
        ImageList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["Image"][];
        };
        /** One page of albums. */
        AlbumList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["Album"][];
        };
        /** All active categories. */
        CategoryList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Categories, most pictures first. */
            data: components["schemas"]["Category"][];
        };
        /** The top tags. */
        TagList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Tags, most used first. */
            data: components["schemas"]["Tag"][];
        };
        /** An OpenAPI document, described in outline only. */
        ApiDocument: {
            /**
             * Version of the OpenAPI specification.
             * @constant
             */
            openapi: "3.1.0";
            /** Title, version and description. */
            info: Record<string, never>;
            /** Base URLs of the platform. */
            servers: Record<string, never>[];
            /** The operations. */
            paths: Record<string, never>;
            /** The events that the platform sends. */
            webhooks: Record<string, never>;
            /** Definitions shared by the operations. */
            components: Record<string, never>;
        } & {
            [key: string]: unknown;
        };
        /** Unique identifier, usable in paths: 1 to 64 of a-z, 0-9, hyphen and underscore; the first and the last character are a letter or a digit; not all digits. */
        Slug: string;
        /** Public title; the slug if empty. */
        Title: string;
        /** Caption; may be empty. */
        Description: string;
        /** Category name; may be empty. */
        CategoryName: string;
        /** Tags, separated by commas. Surrounding white space, empty tags and duplicates (in any case) are removed. More than 30 tags, or a tag of more than 64 characters, are a 422. */
        TagText: string;
        /**
         * 1 or true for public; 0 or false for unlisted (a picture) or private (an album).
         * @enum {unknown}
         */
        Visibility: 1 | 0 | "1" | "0" | true | false;
        /**
         * 1 or true for public; 0 or false for unlisted (a picture) or private (an album).
         * @default 1
         * @enum {unknown}
         */
        InitialVisibility: 1 | 0 | "1" | "0" | true | false;
        /**
         * 1 or true for public; 0 or false for unlisted; empty for the default.
         * @default 1
         * @enum {string}
         */
        VisibilityText: "1" | "0" | "true" | "false" | "";
        /** Token or id of an album to add the picture to. An unknown album is a 404, as is the id of a private album of someone else. An album of someone else is a 403, except for administrators. */
        AlbumHandle: string;
        /** An upload as multipart/form-data. Empty fields count as absent. */
        UploadForm: {
            /**
             * Format: binary
             * The picture as JPG, PNG, GIF, WebP, BMP or SVG, up to 52,428,800 bytes. The file name and the declared type are ignored. An empty or truncated picture is a 422.
             */
            image: string;
            /** Custom slug. The default is 8 random characters. */
            slug?: components["schemas"]["Slug"] | "";
            /** Public title; the slug if empty. Up to 200 characters. */
            title?: components["schemas"]["Title"];
            /** Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** Category name; may be empty. Up to 64 characters. */
            category?: components["schemas"]["CategoryName"];
            /** Tags, separated by commas. Surrounding white space, empty tags and duplicates (in any case) are removed. More than 30 tags, or a tag of more than 64 characters, are a 422. */
            tags?: components["schemas"]["TagText"];
            /** 1 or true for public; 0 or false for unlisted; empty for the default. Default `"1"`. */
            is_public?: components["schemas"]["VisibilityText"];
            /** Token or id of an album to add the picture to, as in JSON. */
            album?: string;
        };
        /** An upload as JSON. */
        UploadBody: {
            /** The picture as Base64, raw or as a data URI, up to 52,428,800 bytes once decoded. White space is ignored; any other character outside of the Base64 alphabet is a 422. Not empty. */
            image_base64: string;
            /** Name of the file, which is ignored. Up to 255 characters. */
            filename?: string;
            /** Unique identifier, usable in paths: 1 to 64 of a-z, 0-9, hyphen and underscore; the first and the last character are a letter or a digit; not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug?: components["schemas"]["Slug"];
            /** Public title; the slug if empty. Up to 200 characters. */
            title?: components["schemas"]["Title"];
            /** Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** Category name; may be empty. Up to 64 characters. */
            category?: components["schemas"]["CategoryName"];
            /** Tags, separated by commas. Surrounding white space, empty tags and duplicates (in any case) are removed. More than 30 tags, or a tag of more than 64 characters, are a 422. */
            tags?: components["schemas"]["TagText"];
            /** 1 or true for public; 0 or false for unlisted (a picture) or private (an album). Default `1`. */
            is_public?: components["schemas"]["InitialVisibility"];
            /** Token or id of an album to add the picture to. An unknown album is a 404, as is the id of a private album of someone else. An album of someone else is a 403, except for administrators. Not empty. */
            album?: components["schemas"]["AlbumHandle"];
        };
        /** The record of an uploaded picture. */
        UploadedImage: components["schemas"]["Image"] & {
            /** Token that authorizes the deletion of the picture. It cannot be guessed, and no other response contains it. Not empty. */
            delete_token: string;
        };
        /** Changes to a picture. */
        ImageChanges: {
            /** Unique identifier, usable in paths: 1 to 64 of a-z, 0-9, hyphen and underscore; the first and the last character are a letter or a digit; not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug?: components["schemas"]["Slug"];
            /** Public title; the slug if empty. Up to 200 characters. */
            title?: components["schemas"]["Title"];
            /** Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** Tags, separated by commas. Surrounding white space, empty tags and duplicates (in any case) are removed. More than 30 tags, or a tag of more than 64 characters, are a 422. */
            tags?: components["schemas"]["TagText"];
            /** Category name; may be empty. Up to 64 characters. */
            category?: components["schemas"]["CategoryName"];
            /** 1 or true for public; 0 or false for unlisted (a picture) or private (an album). */
            is_public?: components["schemas"]["Visibility"];
        };
        /** Authorization to delete a picture. */
        DeleteImageBody: {
            /** The `delete_token` from the upload. */
            delete_token?: string;
        };
        /** Identifiers of a deleted picture. */
        DeletedImage: {
            /** Id of the picture, which is never used again. From 1. */
            id: number;
            /** Unique identifier, usable in paths: 1 to 64 of a-z, 0-9, hyphen and underscore; the first and the last character are a letter or a digit; not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug: components["schemas"]["Slug"];
            /**
             * Always true.
             * @constant
             */
            deleted: true;
        };
        /** Views of a picture in the last 30 days. */
        Analytics: {
            /** The picture. */
            image: {
                /** Id of the picture. From 1. */
                id: number;
                /** Unique identifier, usable in paths: 1 to 64 of a-z, 0-9, hyphen and underscore; the first and the last character are a letter or a digit; not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
                slug: components["schemas"]["Slug"];
            };
            /** The period in days (UTC), both ends included. */
            period: {
                /**
                 * Format: date
                 * First day, 29 days before the last day.
                 */
                from: string;
                /**
                 * Format: date
                 * Last day, which is today.
                 */
                to: string;
            };
            /** Total number of views in the period. From 0. */
            total_views: number;
            /** Views of each day, oldest first. */
            views: components["schemas"]["DailyViews"][];
            /** Referring sites in the period, most views first, then by name. Views without a valid `Referer` are omitted. */
            referrers: components["schemas"]["Referrer"][];
        };
        /** Views of a single day. */
        DailyViews: {
            /**
             * Format: date
             * Day (UTC).
             */
            date: string;
            /** Number of views on the day. From 0. */
            views: number;
        };
        /** Views from a single site. */
        Referrer: {
            /** Host of the `Referer`, with its port if there is one. Not empty. */
            host: string;
            /** Number of views from the site. From 1. */
            views: number;
        };
        /** An album to create. */
        CreateAlbumBody: {
            /** Title of the album, not only white space. 1 to 120 characters, `/\S/`. */
            title: string;
            /** Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** 1 or true for public; 0 or false for unlisted (a picture) or private (an album). Default `1`. */
            is_public?: components["schemas"]["InitialVisibility"];
        };
        /** A picture to add to an album, or to remove from it. */
        AlbumImageBody: {
            /** Slug or id of the picture. Not empty. */
            image: string;
        };
        /** The account of the caller. */
        Account: {
            /** Username, as in `user` filters. Not empty. */
            username: string;
            /** Whether the user is an administrator. */
            is_admin: boolean;
            /** UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
            /** Total bytes of the caller's pictures. From 0. */
            disk_bytes: number;
            /** Total views of the caller's pictures. From 0. */
            total_views: number;
            /** Number of the caller's pictures, unlisted ones included. From 0. */
            image_count: number;
            /** Number of the caller's public pictures. From 0. */
            public_image_count: number;
            /** Number of the caller's albums, private ones included. From 0. */
            album_count: number;
            /** The key that was sent, without the key itself. */
            api_key: components["schemas"]["ApiKeyDetails"];
        };
        /** The key that was sent, without the key itself. */
        ApiKeyDetails: {
            /** Label of the key, chosen by its user. */
            label: string;
            /** The first characters of the key. 1 to 8 characters. */
            prefix: string;
            /** UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
            /** Time of the last use of the key before this request (UTC); null for never. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            last_used_at: string | null;
        };
        /**
         * Quality of the removal: balanced, studio (ultra HD) or turbo (high speed).
         * @default balanced
         * @enum {string}
         */
        RemovalModel: "balanced" | "studio" | "turbo";
        /**
         * Format of the response: JSON, or the bytes of a PNG.
         * @default json
         * @enum {string}
         */
        RemovalFormat: "json" | "png";
        /** Public URL of a picture. The reference server knows only the URLs of its own pictures. */
        PictureUrl: string;
        /** A background removal as multipart/form-data. Empty fields count as absent. Exactly one of file and URL is required. */
        RemoveBackgroundForm: {
            /**
             * Format: binary
             * The picture, with the formats and size limit of an upload.
             */
            image_file?: string;
            /** Public URL of a picture. */
            image_url?: components["schemas"]["PictureUrl"] | "";
            /** Quality of the removal; the default is balanced. */
            model?: components["schemas"]["RemovalModel"] | "";
            /** Format of the response; the default is json. */
            format?: components["schemas"]["RemovalFormat"] | "";
        };
        /** A background removal as JSON. Exactly one of URL and Base64 is required. */
        RemoveBackgroundBody: {
            /** Public URL of a picture. The reference server knows only the URLs of its own pictures. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            image_url?: components["schemas"]["PictureUrl"];
            /** The picture as Base64, raw or as a data URI, with the formats and size limit of an upload. Not empty. */
            image_file_b64?: string;
            /** Quality of the removal: balanced, studio (ultra HD) or turbo (high speed). Default `"balanced"`. */
            model?: components["schemas"]["RemovalModel"];
            /** Format of the response: JSON, or the bytes of a PNG. Default `"json"`. */
            format?: components["schemas"]["RemovalFormat"];
        } & (unknown | unknown);
        /** A picture without its background. */
        BackgroundRemoval: {
            /** Quality of the removal: balanced, studio (ultra HD) or turbo (high speed). Default `"balanced"`. */
            model: components["schemas"]["RemovalModel"];
            /** Width in pixels. From 1. */
            width: number;
            /** Height in pixels. From 1. */
            height: number;
            /** A PNG as raw Base64. `/^[A-Za-z0-9+/]+={0,2}$/`. */
            image_b64: string;
            /** Cost in rupees, with at most four decimals. From 0. */
            charged: number;
            /** Balance of the wallet in rupees, with at most four decimals. From 0. */
            balance: number;
        };
        /** A link to shorten. */
        CreateShortLinkBody: {
            /** Target of the link, an absolute http or https URL. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            url: string;
            /** Code of a short link, 3 to 32 letters and digits; random by default. `/^[A-Za-z0-9]{3,32}$/`. */
            custom_code?: components["schemas"]["LinkCode"];
            /** Title of the link. Up to 200 characters. */
            title?: string;
            /** Lifetime of the link in days, fractions allowed; unlimited by default. Above 0, up to 3650. */
            expires_in_days?: number;
        };
        /** Code of a short link, 3 to 32 letters and digits; random by default. */
        LinkCode: string;
        /** A short link. */
        ShortLink: {
            /** Code of a short link, 3 to 32 letters and digits; random by default. `/^[A-Za-z0-9]{3,32}$/`. */
            code: components["schemas"]["LinkCode"];
            /**
             * Format: uri
             * The short link, `{platform_url}/s/{code}`.
             */
            short_url: string;
            /**
             * Format: uri
             * Target of the link, normalized according to the URL standard.
             */
            target_url: string;
            /** Title of the link; may be empty. */
            title: string;
            /** Expiry time of the link (UTC); null for never. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            expires_at: string | null;
            /** Number of times the link was followed. From 0. */
            clicks: number;
        };
        /** A bird. */
        Bird: {
            /** Number of the bird. From 1. */
            id: number;
            /** Mizo name; a marked invention if no name is known. */
            mizo_name: string;
            /** English name. Not empty. */
            common_name: string;
            /** Scientific name. Not empty. */
            scientific_name: string;
            /** Name of the family. Not empty. */
            family: string;
        };
        /**
         * Sort order of birds.
         * @enum {string}
         */
        BirdSort: "id" | "mizo_name" | "common_name" | "scientific_name" | "family";
        /** A calendar event. */
        CalendarEvent: {
            /**
             * Format: date
             * Day of the event.
             */
            date: string;
            /** Name of the event. Not empty. */
            name: string;
            /** Type of event, such as national holiday, restricted holiday or full moon. */
            type: components["schemas"]["CalendarType"];
        };
        /**
         * Type of event, such as national holiday, restricted holiday or full moon.
         * @enum {string}
         */
        CalendarType: "NATIONAL" | "RESTRICTED" | "FULL_MOON";
        /** A proverb. */
        Proverb: {
            /** Number of the proverb. From 1. */
            id: number;
            /** Text of the proverb. Not empty. */
            text: string;
            /** Meaning of the proverb. Not empty. */
            meaning: string;
            /** Time period of the proverb. Not empty. */
            category: string;
        };
        /** An office of a postal code. */
        PostalCode: {
            /** Postal code. `/^\d{6}$/`. */
            pincode: string;
            /** Name of the office. Not empty. */
            office: string;
            /** District of the office. Not empty. */
            district: string;
            /** State of the office. Not empty. */
            state: string;
        };
        /**
         * Maximum number of records.
         * @default 50
         */
        LookupLimit: number;
        /** Search fields; all given fields must match. */
        PostalCodeSearch: {
            /** Postal code. `/^\d{6}$/`. */
            pincode?: string;
            /** The complete name of a district, case-insensitive. */
            district?: string;
            /** The complete name of a state, case-insensitive. */
            state?: string;
            /** Maximum number of records. 1 to 200, default `50`. */
            limit?: components["schemas"]["LookupLimit"];
        };
        /** A branch of a bank. */
        BankBranch: {
            /** Code of the branch. `/^[A-Z]{4}[A-Z0-9]{7}$/`. */
            ifsc: string;
            /** Name of the bank. Not empty. */
            bank: string;
            /** Code of the bank, the first four letters of the branch code. `/^[A-Z]{4}$/`. */
            bank_code: string;
            /** Name of the branch. Not empty. */
            branch: string;
            /** District of the branch. Not empty. */
            district: string;
            /** State of the branch. Not empty. */
            state: string;
        };
        /** Search fields; all given fields must match. */
        BankBranchSearch: {
            /** Code of a branch, case-insensitive. `/^[A-Za-z]{4}[A-Za-z0-9]{7}$/`. */
            ifsc?: string;
            /** Code of a bank, case-insensitive. `/^[A-Za-z]{4}$/`. */
            bank_code?: string;
            /** The complete name of a district, case-insensitive. */
            district?: string;
            /** Maximum number of records. 1 to 200, default `50`. */
            limit?: components["schemas"]["LookupLimit"];
        };
        /**
         * Type of message.
         * @default text
         * @enum {string}
         */
        MessageType: "text" | "image" | "document" | "poll";
        /** Phone number with country code: 8 to 15 digits after an optional plus sign. */
        PhoneNumber: string;
        /** A message to send. */
        SendMessageBody: {
            /** Phone number with country code: 8 to 15 digits after an optional plus sign. `/^\+?\d{8,15}$/`. */
            number: components["schemas"]["PhoneNumber"];
            /** Text of the message, or caption of the file. 1 to 4,096 characters. */
            message: string;
            /** Type of message. Default `"text"`. */
            type?: components["schemas"]["MessageType"];
            /** Public https URL of an image, audio or PDF file. Required for the types image and document. Up to 2,048 characters, `/^https://[^\s/?#]/`. */
            media_url?: string;
        };
        /** An accepted message. */
        Message: {
            /** Identifier of the message. Not empty. */
            message_id: string;
            /** Phone number with country code: 8 to 15 digits after an optional plus sign. `/^\+?\d{8,15}$/`. */
            number: components["schemas"]["PhoneNumber"];
            /** Type of message. Default `"text"`. */
            type: components["schemas"]["MessageType"];
            /**
             * Always queued.
             * @constant
             */
            state: "queued";
        };
        /** Amount in rupees, above 0, with at most two decimals. */
        Amount: string;
        /** The merchant's own identifier of the order. */
        OrderId: string;
        /** A payment order to create. */
        CreateOrderBody: {
            /** Token of the merchant; `merchant_test` in the sample data. 1 to 200 characters. */
            user_token: string;
            /** Amount in rupees, above 0, with at most two decimals. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
            amount: components["schemas"]["Amount"];
            /** The merchant's own identifier of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
            order_id: components["schemas"]["OrderId"];
            /** Phone number of the customer, ten digits. `/^\d{10}$/`. */
            customer_mobile: string;
            /** Return URL for the customer after paying, an absolute http or https URL. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            redirect_url: string;
        };
        /** A UPI payment order to create. */
        CreateUpiOrderBody: components["schemas"]["CreateOrderBody"] & {
            /** Remark of the merchant. Up to 200 characters. */
            remark1?: string;
        };
        /** A payment order. */
        UpiOrder: {
            /** The merchant's own identifier of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
            order_id: components["schemas"]["OrderId"];
            /** Amount in rupees, above 0, with at most two decimals. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
            amount: components["schemas"]["Amount"];
            /**
             * Always INR.
             * @constant
             */
            currency: "INR";
            /**
             * Always created.
             * @constant
             */
            state: "created";
            /**
             * Format: uri
             * URL of the payment page for the customer, with the QR code.
             */
            payment_url: string;
            /** QR code of `intent_url` as an SVG without scripts. `/^<svg[ >]/`. */
            qr_svg: string;
            /**
             * Format: uri
             * URL that opens a payment app with the order filled in. `/^upi://pay\?/`.
             */
            intent_url: string;
        };
        /** A payment order of the second gateway. `payment_url` is the page of the session. */
        WalletOrder: components["schemas"]["UpiOrder"] & {
            /** Identifier of the payment session. It cannot be guessed. Not empty. */
            session_id: string;
        };
        /**
         * Payment gateway: UPI, or the second gateway.
         * @enum {string}
         */
        Gateway: "upi" | "wallet";
        /** Event of a paid order. */
        OrderPaidEvent: {
            /**
             * Type of event.
             * @constant
             */
            type: "order.paid";
            /**
             * Format: date-time
             * Time of the event, in the format of RFC 3339.
             */
            timestamp: string;
            /** The paid order. */
            data: {
                /** The merchant's own identifier of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
                order_id: components["schemas"]["OrderId"];
                /** Payment gateway: UPI, or the second gateway. */
                gateway: components["schemas"]["Gateway"];
                /** Amount in rupees, above 0, with at most two decimals. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
                amount: components["schemas"]["Amount"];
                /**
                 * Always INR.
                 * @constant
                 */
                currency: "INR";
                /**
                 * Always paid.
                 * @constant
                 */
                state: "paid";
                /** Reference number of the settled payment (UTR), twelve digits. `/^\d{12}$/`. */
                utr: string;
            };
        };
        /** Event of a failed order. */
        OrderFailedEvent: {
            /**
             * Type of event.
             * @constant
             */
            type: "order.failed";
            /**
             * Format: date-time
             * Time of the event, in the format of RFC 3339.
             */
            timestamp: string;
            /** The failed order. */
            data: {
                /** The merchant's own identifier of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
                order_id: components["schemas"]["OrderId"];
                /** Payment gateway: UPI, or the second gateway. */
                gateway: components["schemas"]["Gateway"];
                /** Amount in rupees, above 0, with at most two decimals. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
                amount: components["schemas"]["Amount"];
                /**
                 * Always INR.
                 * @constant
                 */
                currency: "INR";
                /**
                 * Always failed.
                 * @constant
                 */
                state: "failed";
            };
        };
        /** A site to audit. */
        SiteAuditBody: {
            /** URL of the first page, an absolute http or https URL. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            url: string;
            /** Whether to audit the linked pages, too. Default `false`. */
            deepScan?: components["schemas"]["Flag"];
            /** Whether to return the page's text as Markdown. Default `false`. */
            extractMarkdown?: components["schemas"]["Flag"];
        };
        /**
         * Switch for an optional step.
         * @default false
         */
        Flag: boolean;
        /** The result of an audit. */
        SiteAudit: {
            /**
             * Format: uri
             * URL of the site, normalized according to the URL standard.
             */
            url: string;
            /** Overall score; 100 is best. 0 to 100. */
            score: number;
            /** Results of the checks. */
            checks: components["schemas"]["AuditCheck"][];
            /** Audited pages, that of `url` first. */
            pages: components["schemas"]["AuditPage"][];
            /** Text of the page as Markdown, if requested. */
            markdown?: string;
        };
        /** The result of one check. */
        AuditCheck: {
            /** Identifier of the check. Not empty. */
            id: string;
            /** The condition that is checked. Not empty. */
            title: string;
            /** Whether the check passed. */
            passed: boolean;
            /** Finding of the check. */
            detail: string;
        };
        /** An audited page. */
        AuditPage: {
            /**
             * Format: uri
             * URL of the page.
             */
            url: string;
            /** HTTP status of the page. 100 to 599. */
            status: number;
            /** Title of the page. */
            title: string;
        };
        /**
         * A translation of the Bible.
         * @enum {string}
         */
        Translation: "kjv" | "niv" | "esv";
        /** A verse of the Bible. */
        Verse: {
            /** English name of the book. Not empty. */
            book: string;
            /** Number of the chapter. From 1. */
            chapter: number;
            /** Number of the verse in its chapter. From 1. */
            verse: number;
            /** Text of the verse. Not empty. */
            text: string;
            /** A translation of the Bible. */
            translation: components["schemas"]["Translation"];
        };
        /** Envelope of an uploaded picture. */
        UploadedImageResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** The record of an uploaded picture. */
            data: components["schemas"]["UploadedImage"];
        };
        /** Envelope of a deleted picture. */
        DeletedImageResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Identifiers of a deleted picture. */
            data: components["schemas"]["DeletedImage"];
        };
        /** Envelope of a picture's statistics. */
        AnalyticsResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Views of a picture in the last 30 days. */
            data: components["schemas"]["Analytics"];
        };
        /** Envelope of an album. */
        AlbumResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** The record of an album. */
            data: components["schemas"]["Album"];
        };
        /** Envelope of an account. */
        AccountResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** The account of the caller. */
            data: components["schemas"]["Account"];
        };
        /** Envelope of a background removal. */
        BackgroundRemovalResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** A picture without its background. */
            data: components["schemas"]["BackgroundRemoval"];
        };
        /** Envelope of a short link. */
        ShortLinkResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** A short link. */
            data: components["schemas"]["ShortLink"];
        };
        /** Envelope of a bank branch. */
        BankBranchResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** A branch of a bank. */
            data: components["schemas"]["BankBranch"];
        };
        /** Envelope of a message. */
        MessageResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** An accepted message. */
            data: components["schemas"]["Message"];
        };
        /** Envelope of a UPI payment order. */
        UpiOrderResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** A payment order. */
            data: components["schemas"]["UpiOrder"];
        };
        /** Envelope of a payment order of the second gateway. */
        WalletOrderResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** A payment order of the second gateway. `payment_url` is the page of the session. */
            data: components["schemas"]["WalletOrder"];
        };
        /** Envelope of a site audit. */
        SiteAuditResponse: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** The result of an audit. */
            data: components["schemas"]["SiteAudit"];
        };
        /** One page of birds. */
        BirdList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["Bird"][];
        };
        /** One page of calendar events. */
        CalendarEventList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["CalendarEvent"][];
        };
        /** One page of proverbs. */
        ProverbList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["Proverb"][];
        };
        /** Offices of postal codes. */
        PostalCodeList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["PostalCode"][];
        };
        /** Branches of banks. */
        BankBranchList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["BankBranch"][];
        };
        /** The requested verses in order. */
        VerseList: {
            /** Marks a response that is not an error. */
            status: components["schemas"]["Success"];
            /** Position of a page within its list. */
            pagination: components["schemas"]["Pagination"];
            /** Records of this page. */
            data: components["schemas"]["Verse"][];
        };
        /** Envelope of every error of the API. */
        ErrorBody: {
            /**
             * Marks an error.
             * @constant
             */
            status: "error";
            /** Details of the error. */
            error: {
                /**
                 * Fixed identifier of the kind of error.
                 * @enum {string}
                 */
                code: "bad_request" | "unauthorized" | "payment_required" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "gone" | "too_large" | "unsupported_media_type" | "misdirected_request" | "invalid_parameter" | "rate_limited" | "internal_error" | "insufficient_storage";
                /** The reason for the error, the rejected value and the expected one. Not empty. */
                message: string;
                /** Error message of each invalid parameter, by name. For status 422 only. */
                fields?: {
                    [key: string]: string;
                };
                /** The `X-Request-Id` of this response. Not empty. */
                request_id: string;
            };
        };
    };
    responses: {
        /** The picture or its thumbnail. */
        Picture: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["NoSniff"];
                "Cross-Origin-Resource-Policy": components["headers"]["CrossOriginResourcePolicy"];
                "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                [name: string]: unknown;
            };
            content: {
                "image/jpeg": string;
                "image/png": string;
                "image/gif": string;
                "image/webp": string;
                "image/bmp": string;
                "image/svg+xml": string;
            };
        };
        /** The file, compressed with Brotli or gzip if the client accepts it. */
        Script: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                "X-Content-Type-Options": components["headers"]["NoSniff"];
                "Cross-Origin-Resource-Policy": components["headers"]["CrossOriginResourcePolicy"];
                [name: string]: unknown;
            };
            content: {
                "text/javascript": string;
                "text/css": string;
                "application/json": string;
            };
        };
        /** `If-None-Match` matches the current `ETag`. No body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** `X-API-Key` and `Authorization` contain different keys. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "error": {
                 *         "code": "bad_request",
                 *         "message": "X-API-Key and Authorization contain different keys; send one key.",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** A required key is missing, the key is malformed, unknown or revoked, or the `user_token` is unknown. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                /** Always `Bearer`. */
                "WWW-Authenticate": "Bearer";
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "error": {
                 *         "code": "unauthorized",
                 *         "message": "user=me needs an API key; send it as X-API-Key or Authorization Bearer.",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The record or the path does not exist. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "error": {
                 *         "code": "not_found",
                 *         "message": "There is no picture \"low-tyde\".",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The path does not support the method. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                /**
                 * The methods that the path supports.
                 * @example GET, HEAD, OPTIONS
                 */
                Allow: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "error": {
                 *         "code": "method_not_allowed",
                 *         "message": "\"/api/v1/ping\" supports GET, HEAD, OPTIONS only.",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** A parameter or a field of the body is missing, out of range, of the wrong type, or repeated. `fields` names each of them. */
        InvalidParameter: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "error": {
                 *         "code": "invalid_parameter",
                 *         "message": "limit must be a whole number from 1 to 100, not \"500\".",
                 *         "fields": {
                 *           "limit": "must be a whole number from 1 to 100, not \"500\""
                 *         },
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** A parameter is out of range, of the wrong type, or repeated. `fields` names each of them. The request counts towards the quota. */
        InvalidParameterInQuota: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "error": {
                 *         "code": "invalid_parameter",
                 *         "message": "limit must be a whole number from 1 to 100, not \"500\".",
                 *         "fields": {
                 *           "limit": "must be a whole number from 1 to 100, not \"500\""
                 *         },
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** `If-None-Match` matches the current `ETag`. No body. The request counts towards the quota. */
        NotModifiedInQuota: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** The body cannot be parsed as its content type, or `X-API-Key` and `Authorization` contain different keys. */
        BadBody: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The wallet does not cover the cost, and the free quota is used up. */
        PaymentRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The key is valid, but its user is neither the owner nor an administrator; or the `delete_token` is wrong. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The slug, the code or the order id is taken. */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The short link has expired. */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The body or the picture exceeds its size limit. The server stops reading as soon as the limit is exceeded. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The content type is missing or unsupported, or the bytes are not a picture in a supported format. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** The quota of this address is used up. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** Any other failure, such as a 421 (the `Host` header does not name this server), a 500, a 503 (the server is busy; nothing was changed), or a 507 (the disk of the server is full; nothing was changed). */
        Failure: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                /**
                 * Seconds to wait before the next request, after a 503.
                 * @example 10
                 */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "status": "error",
                 *       "error": {
                 *         "code": "internal_error",
                 *         "message": "The server failed to process this request.",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** Page number, starting at 1. Decimal digits only. From 1, default `1`. */
        Page: number;
        /** Number of records per page. Decimal digits only. 1 to 100, default `24`. */
        Limit: number;
        /**
         * Search words, separated by spaces. Each word must occur in the slug, the title, the description or a tag.
         *     Case and diacritics are ignored; no character has a special meaning.
         * @example low tide
         */
        Query: string;
        /**
         * Token or id of an album; lists all its pictures. An unknown album is a 404, as is the id of a private
         *     album of someone else.
         * @example a47625fd52fa
         */
        AlbumFilter: string;
        /**
         * A username, case-insensitive, or `me` for the caller's own pictures, which needs a key. An unknown name gives an empty list.
         * @example owner
         */
        UserFilter: string;
        /**
         * The complete name of a category, case-insensitive.
         * @example Landscape
         */
        CategoryFilter: string;
        /**
         * A complete tag, case-insensitive.
         * @example mist
         */
        TagFilter: string;
        /**
         * Sort order. `newest`: by `created_at`, then by `id`, both descending; `oldest`: the reverse; `popular`: by
         *     views (descending), then newest; `size`: by `file_size` (descending), then newest. Default `"newest"`.
         */
        ImageSort: components["schemas"]["ImageSort"];
        /** Sort order of the pictures, as for `GET /images`. The default is the order of their addition. */
        AlbumSort: components["schemas"]["ImageSort"];
        /**
         * A username, case-insensitive, or `me` for the caller's own albums, which needs a key. An unknown name gives an empty list.
         * @example owner
         */
        AlbumOwner: string;
        /**
         * Slug of a picture, or its id if all digits.
         * @example low-tide-early-light
         */
        SlugOrId: string;
        /**
         * Token of an album, or its id if all digits.
         * @example a47625fd52fa
         */
        TokenOrId: string;
        /**
         * Slug or id of a picture.
         * @example low-tide-early-light
         */
        Slug: string;
        /**
         * `{slug}.{ext}`; `ext` is jpg, png, gif, webp, bmp or svg and must be that of the picture. `/^[a-z0-9][a-z0-9_-]*\.(jpg|png|gif|webp|bmp|svg)$/`.
         * @example low-tide-early-light.jpg
         */
        PictureFile: string;
        /**
         * Slug or id of a picture. Not empty.
         * @example low-tide-early-light
         */
        EmbedId: string;
        /**
         * Name of a file in the script folder.
         * @example sdk.js
         */
        ScriptFile: string;
        /**
         * File name of a chunk.
         * @example gallery-8f2c41d0.js
         */
        ChunkFile: string;
        /**
         * The `delete_token` from the upload. Prefer the body, since query strings end up in logs.
         * @example del_5bG8sVq2ZkX0tYw7
         */
        DeleteToken: string;
        /**
         * Slug or id of the picture to remove, unless the body names it.
         * @example low-tide-early-light
         */
        AlbumMember: string;
        /**
         * Code of a short link.
         * @example spring26
         */
        LinkCode: string;
        /** Number of records per page. Decimal digits only. 1 to 100, default `20`. */
        DatasetLimit: number;
        /**
         * Whether to return a random sample of `count` distinct matching records instead of a page. `page`, `limit`
         *     and `sort` are then validated, but ignored, and `pagination` describes the sample as a single page. Default `false`.
         */
        Random: boolean;
        /** Size of the random sample; smaller if fewer records match. Without `random`, the value is validated, but ignored. 1 to 20, default `1`. */
        Count: number;
        /**
         * Search words, separated by spaces. Each word must occur in one of the names or in the family. Case and
         *     diacritics are ignored; no character has a special meaning.
         * @example hornbill
         */
        BirdQuery: string;
        /**
         * The complete name of a family, case-insensitive.
         * @example Bucerotidae
         */
        Family: string;
        /** Field to sort by, ascending; names by the Unicode default collation, equal names by id. Default `"id"`. */
        BirdSort: components["schemas"]["BirdSort"];
        /**
         * Search words, separated by spaces. Each word must occur in the name of the event. Case and diacritics are
         *     ignored; no character has a special meaning.
         * @example new year
         */
        EventQuery: string;
        /**
         * A single day, `YYYY-MM-DD`. A date that does not exist, such as 30 February, is a 422; a date outside 2025 and 2026 matches nothing.
         * @example 2026-01-26
         */
        EventDate: string;
        /**
         * A month, of every year unless `year` is given. Decimal digits only. 1 to 12.
         * @example 1
         */
        Month: number;
        /**
         * A year.
         * @example 2026
         */
        Year: 2025 | 2026;
        /**
         * A type of event.
         * @example NATIONAL
         */
        EventType: components["schemas"]["CalendarType"];
        /** Whether to omit events before today (UTC). Default `false`. */
        Upcoming: boolean;
        /**
         * Search text, matched with the text and the meaning. The search is fuzzy: it tolerates small typos, ignores
         *     case and diacritics, and treats `ṭ` as `t`. No character has a special meaning.
         * @example mihring hmelma
         */
        ProverbQuery: string;
        /**
         * The complete name of a time period, case-insensitive.
         * @example Traditional
         */
        Period: string;
        /**
         * A postal code of six digits. `/^\d{6}$/`.
         * @example 796001
         */
        PostalCode: string;
        /**
         * A bank branch code of eleven characters, case-insensitive. `/^[A-Za-z]{4}[A-Za-z0-9]{7}$/`.
         * @example SBIN0000001
         */
        BranchCode: string;
        /**
         * The last segment of the order's `payment_url`. It cannot be guessed, and differs from the `order_id`.
         * @example k3V9q2M7x1Tz
         */
        OrderHandle: string;
        /**
         * The `session_id` of the order. It cannot be guessed.
         * @example ses_p8Wd4Rn6Yb2L
         */
        SessionHandle: string;
        /**
         * English name of a book, case-insensitive, such as `Genesis` or `1 Corinthians`. Not empty.
         * @example John
         */
        Book: string;
        /**
         * Number of the chapter. Decimal digits only. A number beyond the last chapter is a 404. From 1.
         * @example 3
         */
        Chapter: number;
        /**
         * Number of the verse; without it, the whole chapter. Decimal digits only. A number beyond the last verse is a 404. From 1.
         * @example 16
         */
        VerseNumber: number;
        /** The translation. Default `"kjv"`. */
        Translation: components["schemas"]["Translation"];
        /**
         * Identifier of the event, the same for each delivery attempt. Not empty.
         * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
         */
        WebhookId: string;
        /**
         * Time of this attempt, in seconds since 1970. `/^\d+$/`.
         * @example 1795163400
         */
        WebhookTimestamp: string;
        /**
         * `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`; several are separated by spaces. `/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/`.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * Identifier of this response, for support requests and logs.
         * @example req-000000000042
         */
        RequestId: string;
        /**
         * Validator of this response. Send it as `If-None-Match` to receive a 304 as long as nothing has changed.
         * @example "1f0c9a7be2d4"
         */
        ETag: string;
        /**
         * Cache lifetime of the response.
         * @example no-cache
         */
        CacheControl: string;
        /** Always `nosniff`, since the content type is the true one. */
        NoSniff: "nosniff";
        /** Always `cross-origin`, so that isolated pages may show the response. */
        CrossOriginResourcePolicy: "cross-origin";
        /**
         * A content security policy that blocks all scripts.
         * @example default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox
         */
        ContentSecurityPolicy: string;
        /**
         * Referrer policy of the links on the page.
         * @example strict-origin-when-cross-origin
         */
        ReferrerPolicy: string;
        /**
         * Seconds to wait before the next request.
         * @example 42
         */
        RetryAfter: number;
        /** Number of requests that each address may send per minute. */
        RateLimitLimit: 60;
        /**
         * Number of requests left.
         * @example 59
         */
        RateLimitRemaining: number;
        /**
         * Seconds until the quota is reset.
         * @example 60
         */
        RateLimitReset: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "openapi": "3.1.0",
                     *       "info": {
                     *         "title": "Pix picture platform",
                     *         "version": "1.0.0"
                     *       },
                     *       "servers": [
                     *         {
                     *           "url": "http://127.0.0.1:4010"
                     *         }
                     *       ],
                     *       "paths": {},
                     *       "webhooks": {},
                     *       "components": {}
                     *     }
                     */
                    "application/json": components["schemas"]["ApiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    ping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The API is available. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "data": {
                     *         "message": "pong",
                     *         "time": "2026-11-20 08:30:00"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PingResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    getStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** Statistics of the whole platform. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    listCategories: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All active categories. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    listTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The top tags. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TagList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    listImages: {
        parameters: {
            query?: {
                /** Page number, starting at 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** Number of records per page. Decimal digits only. 1 to 100, default `24`. */
                limit?: components["parameters"]["Limit"];
                /**
                 * Search words, separated by spaces. Each word must occur in the slug, the title, the description or a tag.
                 *     Case and diacritics are ignored; no character has a special meaning.
                 * @example low tide
                 */
                q?: components["parameters"]["Query"];
                /**
                 * Token or id of an album; lists all its pictures. An unknown album is a 404, as is the id of a private
                 *     album of someone else.
                 * @example a47625fd52fa
                 */
                album?: components["parameters"]["AlbumFilter"];
                /**
                 * A username, case-insensitive, or `me` for the caller's own pictures, which needs a key. An unknown name gives an empty list.
                 * @example owner
                 */
                user?: components["parameters"]["UserFilter"];
                /**
                 * The complete name of a category, case-insensitive.
                 * @example Landscape
                 */
                category?: components["parameters"]["CategoryFilter"];
                /**
                 * A complete tag, case-insensitive.
                 * @example mist
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * Sort order. `newest`: by `created_at`, then by `id`, both descending; `oldest`: the reverse; `popular`: by
                 *     views (descending), then newest; `size`: by `file_size` (descending), then newest. Default `"newest"`.
                 */
                sort?: components["parameters"]["ImageSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of picture records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture and its metadata. A multipart body contains bytes, a JSON body Base64. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
                "application/json": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** The picture was stored. The record includes the `delete_token`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * URL of the record, `{base_url}/api/v1/images/{slug}`.
                     * @example http://127.0.0.1:4010/api/v1/images/first-frost
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of a picture, or its id if all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The record, including this view. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    replaceImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of a picture, or its id if all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        /** The fields to change, all optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageChanges"];
            };
        };
        responses: {
            /** The updated record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    deleteImage: {
        parameters: {
            query?: {
                /**
                 * The `delete_token` from the upload. Prefer the body, since query strings end up in logs.
                 * @example del_5bG8sVq2ZkX0tYw7
                 */
                delete_token?: components["parameters"]["DeleteToken"];
            };
            header?: never;
            path: {
                /**
                 * Slug of a picture, or its id if all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        /** The delete token, for callers without a key. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "delete_token": "del_5bG8sVq2ZkX0tYw7"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteImageBody"];
            };
        };
        responses: {
            /** The picture was deleted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "data": {
                     *         "id": 1042,
                     *         "slug": "low-tide-early-light",
                     *         "deleted": true
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["DeletedImageResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    updateImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of a picture, or its id if all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        /** The fields to change, all optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageChanges"];
            };
        };
        responses: {
            /** The updated record. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getImageAnalytics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug of a picture, or its id if all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The statistics of the picture. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    listAlbums: {
        parameters: {
            query?: {
                /**
                 * A username, case-insensitive, or `me` for the caller's own albums, which needs a key. An unknown name gives an empty list.
                 * @example owner
                 */
                user?: components["parameters"]["AlbumOwner"];
                /** Page number, starting at 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** Number of records per page. Decimal digits only. 1 to 100, default `24`. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of albums. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    createAlbum: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Title, description and visibility of the album. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Between two tides",
                 *       "description": "A year at the same shore.",
                 *       "is_public": 1
                 *     }
                 */
                "application/json": components["schemas"]["CreateAlbumBody"];
            };
        };
        responses: {
            /** The album was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    listAlbumImages: {
        parameters: {
            query?: {
                /** Page number, starting at 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** Number of records per page. Decimal digits only. 1 to 100, default `24`. */
                limit?: components["parameters"]["Limit"];
                /** Sort order of the pictures, as for `GET /images`. The default is the order of their addition. */
                sort?: components["parameters"]["AlbumSort"];
            };
            header?: never;
            path: {
                /**
                 * Token of an album, or its id if all digits.
                 * @example a47625fd52fa
                 */
                token_or_id: components["parameters"]["TokenOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of picture records. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    addAlbumImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Token of an album, or its id if all digits.
                 * @example a47625fd52fa
                 */
                token_or_id: components["parameters"]["TokenOrId"];
            };
            cookie?: never;
        };
        /** The picture to add. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "image": "low-tide-early-light"
                 *     }
                 */
                "application/json": components["schemas"]["AlbumImageBody"];
            };
        };
        responses: {
            /** The picture was already in the album. The record is that of the album. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumResponse"];
                };
            };
            /** The picture was added. The record is that of the album. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    removeAlbumImage: {
        parameters: {
            query?: {
                /**
                 * Slug or id of the picture to remove, unless the body names it.
                 * @example low-tide-early-light
                 */
                image?: components["parameters"]["AlbumMember"];
            };
            header?: never;
            path: {
                /**
                 * Token of an album, or its id if all digits.
                 * @example a47625fd52fa
                 */
                token_or_id: components["parameters"]["TokenOrId"];
            };
            cookie?: never;
        };
        /** The picture to remove, unless the query names it. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "image": "low-tide-early-light"
                 *     }
                 */
                "application/json": components["schemas"]["AlbumImageBody"];
            };
        };
        responses: {
            /** The picture was removed. The record is that of the album. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The account of the caller. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    getRawPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * `{slug}.{ext}`; `ext` is jpg, png, gif, webp, bmp or svg and must be that of the picture. `/^[a-z0-9][a-z0-9_-]*\.(jpg|png|gif|webp|bmp|svg)$/`.
                 * @example low-tide-early-light.jpg
                 */
                file: components["parameters"]["PictureFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    getThumbnail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * `{slug}.{ext}`; `ext` is jpg, png, gif, webp, bmp or svg and must be that of the picture. `/^[a-z0-9][a-z0-9_-]*\.(jpg|png|gif|webp|bmp|svg)$/`.
                 * @example low-tide-early-light.jpg
                 */
                file: components["parameters"]["PictureFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    getEmbeddedPicture: {
        parameters: {
            query: {
                /**
                 * Slug or id of a picture. Not empty.
                 * @example low-tide-early-light
                 */
                id: components["parameters"]["EmbedId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Picture"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getViewPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Slug or id of a picture.
                 * @example low-tide-early-light
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The picture page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** No such picture, as an HTML page. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    getScript: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Name of a file in the script folder.
                 * @example sdk.js
                 */
                file: components["parameters"]["ScriptFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Script"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    getScriptChunk: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * File name of a chunk.
                 * @example gallery-8f2c41d0.js
                 */
                file: components["parameters"]["ChunkFile"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Script"];
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    removeBackground: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The picture and the options of the removal. A multipart body contains a file or a URL, a JSON body Base64 or a URL. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RemoveBackgroundForm"];
                "application/json": components["schemas"]["RemoveBackgroundBody"];
            };
        };
        responses: {
            /** The picture without its background, as JSON or, with `format` `png`, as bytes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** Always `nosniff` for bytes. */
                    "X-Content-Type-Options"?: "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundRemovalResponse"];
                    "image/png": string;
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    createShortLink: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The target of the link, and its lifetime. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShortLinkBody"];
            };
        };
        responses: {
            /** The short link was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortLinkResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    followShortLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * Code of a short link.
                 * @example spring26
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A redirect to `Location`, without a body. */
            307: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * The target of the link, `target_url`.
                     * @example https://example.org/a/rather/long/address?of=a+page
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            410: components["responses"]["Gone"];
            default: components["responses"]["Failure"];
        };
    };
    listBirds: {
        parameters: {
            query?: {
                /**
                 * Search words, separated by spaces. Each word must occur in one of the names or in the family. Case and
                 *     diacritics are ignored; no character has a special meaning.
                 * @example hornbill
                 */
                q?: components["parameters"]["BirdQuery"];
                /**
                 * The complete name of a family, case-insensitive.
                 * @example Bucerotidae
                 */
                family?: components["parameters"]["Family"];
                /**
                 * Whether to return a random sample of `count` distinct matching records instead of a page. `page`, `limit`
                 *     and `sort` are then validated, but ignored, and `pagination` describes the sample as a single page. Default `false`.
                 */
                random?: components["parameters"]["Random"];
                /** Size of the random sample; smaller if fewer records match. Without `random`, the value is validated, but ignored. 1 to 20, default `1`. */
                count?: components["parameters"]["Count"];
                /** Page number, starting at 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** Number of records per page. Decimal digits only. 1 to 100, default `20`. */
                limit?: components["parameters"]["DatasetLimit"];
                /** Field to sort by, ascending; names by the Unicode default collation, equal names by id. Default `"id"`. */
                sort?: components["parameters"]["BirdSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of birds, or the random sample. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BirdList"];
                };
            };
            304: components["responses"]["NotModifiedInQuota"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameterInQuota"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listCalendarEvents: {
        parameters: {
            query?: {
                /**
                 * Search words, separated by spaces. Each word must occur in the name of the event. Case and diacritics are
                 *     ignored; no character has a special meaning.
                 * @example new year
                 */
                q?: components["parameters"]["EventQuery"];
                /**
                 * A single day, `YYYY-MM-DD`. A date that does not exist, such as 30 February, is a 422; a date outside 2025 and 2026 matches nothing.
                 * @example 2026-01-26
                 */
                date?: components["parameters"]["EventDate"];
                /**
                 * A month, of every year unless `year` is given. Decimal digits only. 1 to 12.
                 * @example 1
                 */
                month?: components["parameters"]["Month"];
                /**
                 * A year.
                 * @example 2026
                 */
                year?: components["parameters"]["Year"];
                /**
                 * A type of event.
                 * @example NATIONAL
                 */
                type?: components["parameters"]["EventType"];
                /** Whether to omit events before today (UTC). Default `false`. */
                upcoming?: components["parameters"]["Upcoming"];
                /** Page number, starting at 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** Number of records per page. Decimal digits only. 1 to 100, default `20`. */
                limit?: components["parameters"]["DatasetLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of events. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarEventList"];
                };
            };
            304: components["responses"]["NotModifiedInQuota"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameterInQuota"];
            429: components["responses"]["RateLimited"];
            default: components["responses"]["Failure"];
        };
    };
    listProverbs: {
        parameters: {
            query?: {
                /**
                 * Search text, matched with the text and the meaning. The search is fuzzy: it tolerates small typos, ignores
                 *     case and diacritics, and treats `ṭ` as `t`. No character has a special meaning.
                 * @example mihring hmelma
                 */
                q?: components["parameters"]["ProverbQuery"];
                /**
                 * The complete name of a time period, case-insensitive.
                 * @example Traditional
                 */
                category?: components["parameters"]["Period"];
                /**
                 * Whether to return a random sample of `count` distinct matching records instead of a page. `page`, `limit`
                 *     and `sort` are then validated, but ignored, and `pagination` describes the sample as a single page. Default `false`.
                 */
                random?: components["parameters"]["Random"];
                /** Size of the random sample; smaller if fewer records match. Without `random`, the value is validated, but ignored. 1 to 20, default `1`. */
                count?: components["parameters"]["Count"];
                /** Page number, starting at 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** Number of records per page. Decimal digits only. 1 to 100, default `20`. */
                limit?: components["parameters"]["DatasetLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of proverbs, or the random sample. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProverbList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getPostalCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * A postal code of six digits. `/^\d{6}$/`.
                 * @example 796001
                 */
                code: components["parameters"]["PostalCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** All offices of the postal code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalCodeList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    searchPostalCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields to match. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "pincode": "796001",
                 *       "limit": 50
                 *     }
                 */
                "application/json": components["schemas"]["PostalCodeSearch"];
            };
        };
        responses: {
            /** The matching offices. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PostalCodeList"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getBankBranch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * A bank branch code of eleven characters, case-insensitive. `/^[A-Za-z]{4}[A-Za-z0-9]{7}$/`.
                 * @example SBIN0000001
                 */
                code: components["parameters"]["BranchCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankBranchResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    searchBankBranches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The fields to match. */
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "bank_code": "SBIN",
                 *       "district": "Aizawl",
                 *       "limit": 50
                 *     }
                 */
                "application/json": components["schemas"]["BankBranchSearch"];
            };
        };
        responses: {
            /** The matching branches. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankBranchList"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The message and its recipient. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageBody"];
            };
        };
        responses: {
            /** The message was accepted and queued. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    createUpiOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The merchant, the customer and the amount. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUpiOrderBody"];
            };
        };
        responses: {
            /** The order was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpiOrderResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getUpiPaymentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The last segment of the order's `payment_url`. It cannot be guessed, and differs from the `order_id`.
                 * @example k3V9q2M7x1Tz
                 */
                order: components["parameters"]["OrderHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** No such order, as an HTML page. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    createWalletOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The merchant, the customer and the amount. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** The order was created. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletOrderResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getWalletPaymentPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * The `session_id` of the order. It cannot be guessed.
                 * @example ses_p8Wd4Rn6Yb2L
                 */
                session: components["parameters"]["SessionHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The payment page. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** No such session, as an HTML page. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    "Content-Security-Policy": components["headers"]["ContentSecurityPolicy"];
                    "X-Content-Type-Options": components["headers"]["NoSniff"];
                    "Referrer-Policy": components["headers"]["ReferrerPolicy"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            405: components["responses"]["MethodNotAllowed"];
            default: components["responses"]["Failure"];
        };
    };
    runSiteAudit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The site to audit, and the extent of the audit. */
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://example.org/",
                 *       "deepScan": true,
                 *       "extractMarkdown": true
                 *     }
                 */
                "application/json": components["schemas"]["SiteAuditBody"];
            };
        };
        responses: {
            /** The result of the audit. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteAuditResponse"];
                };
            };
            400: components["responses"]["BadBody"];
            401: components["responses"]["Unauthorized"];
            405: components["responses"]["MethodNotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    getScripture: {
        parameters: {
            query: {
                /**
                 * English name of a book, case-insensitive, such as `Genesis` or `1 Corinthians`. Not empty.
                 * @example John
                 */
                book: components["parameters"]["Book"];
                /**
                 * Number of the chapter. Decimal digits only. A number beyond the last chapter is a 404. From 1.
                 * @example 3
                 */
                chapter: components["parameters"]["Chapter"];
                /**
                 * Number of the verse; without it, the whole chapter. Decimal digits only. A number beyond the last verse is a 404. From 1.
                 * @example 16
                 */
                verse?: components["parameters"]["VerseNumber"];
                /** The translation. Default `"kjv"`. */
                translation?: components["parameters"]["Translation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The verses in order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VerseList"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            422: components["responses"]["InvalidParameter"];
            default: components["responses"]["Failure"];
        };
    };
    orderPaid: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Identifier of the event, the same for each delivery attempt. Not empty.
                 * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * Time of this attempt, in seconds since 1970. `/^\d+$/`.
                 * @example 1795163400
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`; several are separated by spaces. `/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPaidEvent"];
            };
        };
        responses: {
            /** The event was received; the body of the response is ignored. After any other status, or no response within ten seconds, delivery is retried after 1, 4, 16 and 64 seconds with the same `webhook-id`, for five attempts in total; a 410 ends the attempts at once. Redirects are not followed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    orderFailed: {
        parameters: {
            query?: never;
            header: {
                /**
                 * Identifier of the event, the same for each delivery attempt. Not empty.
                 * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * Time of this attempt, in seconds since 1970. `/^\d+$/`.
                 * @example 1795163400
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`; several are separated by spaces. `/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFailedEvent"];
            };
        };
        responses: {
            /** The event was received; the body of the response is ignored. After any other status, or no response within ten seconds, delivery is retried after 1, 4, 16 and 64 seconds with the same `webhook-id`, for five attempts in total; a 410 ends the attempts at once. Redirects are not followed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
/** The path of each operation; webhooks have none. */
export interface operationPaths {
    getDocument: "/openapi.json";
    ping: "/api/v1/ping";
    getStats: "/api/v1/stats";
    listCategories: "/api/v1/categories";
    listTags: "/api/v1/tags";
    listImages: "/api/v1/images";
    uploadImage: "/api/v1/images";
    getImage: "/api/v1/images/{slug_or_id}";
    replaceImage: "/api/v1/images/{slug_or_id}";
    updateImage: "/api/v1/images/{slug_or_id}";
    deleteImage: "/api/v1/images/{slug_or_id}";
    getImageAnalytics: "/api/v1/images/{slug_or_id}/analytics";
    listAlbums: "/api/v1/albums";
    createAlbum: "/api/v1/albums";
    listAlbumImages: "/api/v1/albums/{token_or_id}/images";
    addAlbumImage: "/api/v1/albums/{token_or_id}/images";
    removeAlbumImage: "/api/v1/albums/{token_or_id}/images";
    getUser: "/api/v1/user";
    getRawPicture: "/raw/{file}";
    getThumbnail: "/thumb/{file}";
    getEmbeddedPicture: "/cdn.php";
    getViewPage: "/i/{slug}";
    getScript: "/cdn/{file}";
    getScriptChunk: "/cdn/chunks/{file}";
    removeBackground: "/api/v1/remove-bg";
    createShortLink: "/api/v1/shorturl";
    followShortLink: "/s/{code}";
    listBirds: "/api/v1/birds";
    listCalendarEvents: "/api/v1/calendar";
    listProverbs: "/api/v1/tawng-upa";
    getPostalCode: "/api/v1/pincode/{code}";
    searchPostalCodes: "/api/v1/pincode";
    getBankBranch: "/api/v1/ifsc/{code}";
    searchBankBranches: "/api/v1/ifsc";
    sendMessage: "/api/send-message";
    createUpiOrder: "/api/create-order";
    getUpiPaymentPage: "/pay/{order}";
    createWalletOrder: "/api/create-order.php";
    getWalletPaymentPage: "/session/{session}";
    runSiteAudit: "/api/v1/audit";
    getScripture: "/api/v1/bibles";
    orderPaid: never;
    orderFailed: never;
}
