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
         * This document
         * @description This document as JSON. Its `servers` are the addresses of the server that answers.
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
         * @description Answers when the API does.
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
         * Platform-wide statistics
         * @description How many pictures the platform holds, how often they were seen, and its limits.
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
         * Active categories
         * @description Categories with at least one public picture, those with the most pictures first, then by name.
         *     All of them in one page.
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
         * Top tags
         * @description The 50 most used tags across public pictures, most used first, then by name. All of them in one page.
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
         * @description Lists public pictures. `user=me` lists the caller's own, unlisted ones too; `album` lists all members of the album.
         *     Filters combine with AND. A page past the end answers 200 with empty `data` and the true `total`.
         */
        get: operations["listImages"];
        put?: never;
        /**
         * Upload a picture
         * @description Stores a picture, public unless `is_public` is 0. Its format is read from its bytes, never from its name or declared
         *     type. No picture at all, an empty, a truncated or an undecodable one is a 422; bytes of no accepted format get
         *     status 415. The size of an SVG is that of its `width` and `height`, or of its `viewBox` where they are missing or
         *     percentages. An upload that is refused stores nothing. The `delete_token` of the answer is shown only here.
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
         * @description One picture with its links. Adds 1 to its `views`; a HEAD does not.
         *     Unlisted pictures are readable by anyone who has the slug or the id.
         */
        get: operations["getImage"];
        /**
         * Change a picture (PUT)
         * @description Does the same as PATCH: fields that are given change, others stay.
         */
        put: operations["replaceImage"];
        post?: never;
        /**
         * Delete a picture
         * @description Removes the picture for good: its record, page, bytes and thumbnail are a 404 from then on, and albums no longer
         *     count it. For the owner, administrators, and whoever has the `delete_token` of its upload; the token needs no
         *     key. It travels as a query parameter or in a JSON body, where it stays out of logs. Neither key nor
         *     token is a 401, a wrong token a 403, unless the key that comes with it suffices. An empty token counts as not given.
         */
        delete: operations["deleteImage"];
        options?: never;
        head?: never;
        /**
         * Change a picture
         * @description Owner or administrator. Fields that are given change, others stay. An empty `title` falls back to the slug; an
         *     empty `description`, `category` or `tags` clears it. After a change of slug the old one is a 404.
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
         * Views of the last 30 days
         * @description How often the picture's record was read on each of the last 30 days, today included, and from which sites. For its
         *     owner alone, not for administrators.
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
         * @description Public albums, newest first. `user=me` lists the caller's own, private ones too, and needs a key.
         */
        get: operations["listAlbums"];
        put?: never;
        /**
         * Make an album
         * @description Makes an empty album of the caller's, public unless `is_public` is 0.
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
         * @description All members of the album, in the order they were added unless `sort` is given.
         *     A private album is readable by its token for anyone, by its id only for its owner and administrators:
         *     ids can be guessed, so others get a 404.
         */
        get: operations["listAlbumImages"];
        put?: never;
        /**
         * Put a picture into an album
         * @description The album's owner or administrator. The picture goes to the end; one that is a member already stays where it is.
         *     A private album named by its id is a 404 for others, as everywhere.
         */
        post: operations["addAlbumImage"];
        /**
         * Take a picture out of an album
         * @description The album's owner or administrator. The picture itself stays. `image` travels in a JSON body or as a query
         *     parameter; a picture that is no member is a 404.
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
         * The caller's account
         * @description Whose key this is, how much the account holds and how often it was seen. The key itself is never shown.
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
         * The picture as it was uploaded
         * @description The bytes as they were uploaded, with their true content type. `file` is `{slug}.{ext}`, as in `urls.direct_url`.
         *     An SVG comes with a policy under which nothing in it runs.
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
         * A thumbnail
         * @description Fits 480 × 480, never enlarged. `file` is `{slug}.{ext}`, as in `urls.thumbnail_url`; the extension is that of the picture,
         *     the bytes are what the content type says (the reference server: WebP). SVG is rasterised, of an animation the first frame
         *     is shown. A picture that cannot be decoded, or a mock without a rasteriser, answers the picture itself.
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
         * The picture by its embed address
         * @description The same bytes as `/raw/{file}`, addressed by slug or id, as in `urls.cdn_embed`.
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
         * The page of one picture
         * @description A page for people: the picture, its title, description and details. Needs no script. An unknown slug answers a page with status 404.
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
         * The embed script
         * @description `sdk.js`, the script a page includes, and what lies beside it. Cached for a short time only, so that updates arrive.
         *     404 until the script has been built.
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
         * A chunk of the embed script
         * @description A part that `sdk.js` loads when it is needed. Its name carries a hash of its content, so it may be cached for good.
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
         * Cut out what a picture shows
         * @description Takes exactly one of a file, its Base64 or a public URL, and makes everything but its subject transparent. Costs 1/30
         *     rupee from the caller's wallet, which is refunded when the work fails. The reference server never fetches
         *     `image_url`: it knows the URLs of its own pictures, others are a 422. Its work is simulated: what has the colour of
         *     a corner goes; a picture of more than 16 million pixels comes back smaller; where nothing can decode pictures, an
         *     ellipse stands in.
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
         * @description Makes `{platform_url}/s/{code}` lead to `url`. The first 30 links of an address are free, each further one takes 0.01
         *     rupee from the caller's wallet. A link to a short link of this host is a 422.
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
         * @description Redirects to where the link leads and counts a click. An expired link is a 410. Letters of the code are told apart by case.
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
         * @description 229 birds, filtered, ordered and paged; or, with `random`, some of those that match, drawn anew each time.
         *     Sixty requests a minute for each address; a quota of its own.
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
         * @description 145 holidays, festivals and full moons of 2025 and 2026, by date, those of one day by name. Filters combine with AND.
         *     Sixty requests a minute for each address; a quota of its own.
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
         * @description 158 proverbs by id; with `q` the best match first; or, with `random`, some of those that match, drawn anew each time.
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
         * Offices of a postal code
         * @description All offices of a postal code, by name, in one page: a code has several. A malformed code is a 422, an unknown one a 404.
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
         * @description Offices that fit all the given fields, by code, then by name.
         *     Without any, the search lists everything. Only the first `limit` records are answered; where `has_next` is
         *     true, narrow the search. A search that finds nothing is an empty list.
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
         * The branch of a bank branch code
         * @description One branch. Case does not matter. A malformed code is a 422, an unknown one a 404.
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
         * @description Branches that fit all the given fields, by code.
         *     Without any, the search lists everything. Only the first `limit` records are answered; where `has_next` is
         *     true, narrow the search. A search that finds nothing is an empty list.
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
         * @description Takes a message for a phone. The reference server sends nothing and never fetches `media_url`.
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
         * Make a payment order (UPI)
         * @description Makes an order that waits to be paid. `user_token` in the body says which merchant asks: without one a 422, with a wrong
         *     one a 401; no API key is needed. The same `order_id` again from the same merchant is a 409.
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
         * The page of a payment order (UPI)
         * @description The page that `payment_url` leads to, for people. It says that the order is simulated and shows its QR code. Needs no
         *     script. An unknown order answers a page with status 404.
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
         * Make a payment order (second gateway)
         * @description Makes an order that waits to be paid. `user_token` in the body says which merchant asks: without one a 422, with a wrong
         *     one a 401; no API key is needed. The same `order_id` again from the same merchant is a 409.
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
         * The page of a payment session (second gateway)
         * @description The page that `payment_url` leads to, for people. It says that the order is simulated and shows its QR code. Needs no
         *     script. An unknown order answers a page with status 404.
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
         * @description Checks a page, with `deepScan` the pages it links to as well. The reference server never connects to the address: it
         *     makes the answer up from it, the same one each time.
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
         * @description A list of one verse, or of all verses of the chapter in one page. A book, chapter or verse that there is not is a 404. The reference
         *     server has the text of `kjv` alone: for the other translations, which are under copyright, it answers text that
         *     says so.
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
         * @description Sent to the address given to the server at its start (`--webhook-url`), signed with the secret given there. Check the
         *     signature before believing the body, and refuse a timestamp more than five minutes off.
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
         * @description Sent and signed like `order.paid`.
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
         * @description Marks an answer that is not an error.
         * @constant
         */
        Success: "success";
        /** @description Where a page stands in its list. */
        Pagination: {
            /** @description Matching records in all. From 0. */
            total: number;
            /** @description This page's index. From 1. */
            page: number;
            /** @description Records per page. From 1. */
            limit: number;
            /** @description Pages in all; 0 for an empty list. From 0. */
            total_pages: number;
            /** @description Whether a later page has records. */
            has_next: boolean;
            /** @description Whether an earlier page exists. */
            has_previous: boolean;
        };
        /** @description A picture's record. */
        Image: {
            /** @description Numeric identifier; usable in place of the slug. From 1. */
            id: number;
            /** @description Unique handle, usable in paths. 1 to 64 of a-z, 0-9, hyphen and underscore, first and last a letter or digit, not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug: components["schemas"]["Slug"];
            /** @description Public display title; the slug if none was given. */
            title: string;
            /** @description Caption; empty if none. */
            description: string;
            /** @description Size of the picture in bytes. From 1. */
            file_size: number;
            /** @description The size for people, in MB (1,048,576 bytes) with two decimals. `/^\d+\.\d{2} MB$/`. */
            file_size_formatted: string;
            /**
             * @description Kind of picture, read from its bytes.
             * @enum {string}
             */
            format: "JPG" | "PNG" | "GIF" | "WEBP" | "BMP" | "SVG";
            /** @description Size as shown, in pixels (turned as the picture's orientation says). */
            dimensions: components["schemas"]["Dimensions"];
            /** @description How often the record was read. From 0. */
            views: number;
            /** @description Whether public lists show it; if not, it is unlisted. */
            is_public: boolean;
            /** @description Category name; empty if none. */
            category: string;
            /** @description Keywords. */
            tags: string[];
            /** @description UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Where the picture is found. */
            urls: components["schemas"]["ImageUrls"];
            /** @description Ready-made codes to paste; the title in them is escaped. */
            embed_codes: components["schemas"]["EmbedCodes"];
        };
        /** @description Size as shown, in pixels (turned as the picture's orientation says). */
        Dimensions: {
            /** @description Pixels across. From 1. */
            width: number;
            /** @description Pixels down. From 1. */
            height: number;
        };
        /** @description Where the picture is found. */
        ImageUrls: {
            /**
             * Format: uri
             * @description Page for people, `/i/{slug}`.
             */
            view_page: string;
            /**
             * Format: uri
             * @description The picture, `/raw/{slug}.{ext}`.
             */
            direct_url: string;
            /**
             * Format: uri
             * @description A thumbnail of at most 480 × 480, `/thumb/{slug}.{ext}`.
             */
            thumbnail_url: string;
            /**
             * Format: uri
             * @description The picture by embed address, `/cdn.php?id={slug}`.
             */
            cdn_embed: string;
        };
        /** @description Ready-made codes to paste; the title in them is escaped. */
        EmbedCodes: {
            /** @description An img tag. */
            html: string;
            /** @description A Markdown picture. */
            markdown: string;
        };
        /** @description UTC time, `YYYY-MM-DD HH:MM:SS`. */
        Timestamp: string;
        /**
         * @description Order of pictures.
         * @enum {string}
         */
        ImageSort: "newest" | "oldest" | "popular" | "size";
        /** @description An album. */
        Album: {
            /** @description Numeric identifier. From 1. */
            id: number;
            /** @description Random handle; whoever has it may read the album. `/^(?!\d+$)[A-Za-z0-9]{12}$/`. */
            token: string;
            /** @description Title. 1 to 120 characters. */
            title: string;
            /** @description What it is about; empty if none. */
            description: string;
            /** @description Whether public lists show it. */
            is_public: boolean;
            /** @description Pictures in it. From 0. */
            image_count: number;
            /**
             * Format: uri
             * @description Thumbnail of its first picture; null while it is empty.
             */
            cover_thumbnail: string | null;
            /** @description Username. */
            owner: string;
            /** @description UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description A category in use. */
        Category: {
            /** @description Its name. Not empty. */
            name: string;
            /** @description Public pictures in it. From 1. */
            image_count: number;
        };
        /** @description A tag in use. */
        Tag: {
            /** @description The tag. Not empty. */
            name: string;
            /** @description Public pictures that carry it. From 1. */
            image_count: number;
        };
        /** @description Numbers of the whole platform. */
        Stats: {
            /** @description Pictures hosted, unlisted ones too. From 0. */
            total_images: number;
            /** @description Views of all of them. From 0. */
            total_views: number;
            /** @description What those views amount to: the sum of views × file_size. From 0. */
            bandwidth_bytes: number;
            /** @description The platform's limits. */
            limits: components["schemas"]["Limits"];
        };
        /** @description The platform's limits. */
        Limits: {
            /**
             * @description Largest picture in bytes (50 MB).
             * @constant
             */
            max_upload_bytes: 52428800;
            /** @description Accepted kinds of picture. */
            formats: ("JPG" | "PNG" | "GIF" | "WEBP" | "BMP" | "SVG")[];
            /**
             * @description Largest `limit`.
             * @constant
             */
            max_page_size: 100;
        };
        /** @description Sign of life. */
        Ping: {
            /**
             * @description Always `pong`.
             * @constant
             */
            message: "pong";
            /** @description UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            time: components["schemas"]["Timestamp"];
        };
        /** @description Envelope of one record. */
        PingAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Sign of life. */
            data: components["schemas"]["Ping"];
        };
        /** @description Envelope of one record. */
        StatsAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Numbers of the whole platform. */
            data: components["schemas"]["Stats"];
        };
        /** @description Envelope of one record. */
        ImageAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description A picture's record. */
            data: components["schemas"]["Image"];
        };
        /** @description One page of pictures. */
        ImageList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records of this page. */
            data: components["schemas"]["Image"][];
        };
        /** @description One page of albums. */
        AlbumList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records of this page. */
            data: components["schemas"]["Album"][];
        };
        /** @description All active categories. */
        CategoryList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Categories, most pictures first. */
            data: components["schemas"]["Category"][];
        };
        /** @description The top tags. */
        TagList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Tags, most used first. */
            data: components["schemas"]["Tag"][];
        };
        /** @description An OpenAPI document, of which only the outline is described here. */
        ApiDocument: {
            /**
             * @description Version of the OpenAPI specification.
             * @constant
             */
            openapi: "3.1.0";
            /** @description Title, version and description. */
            info: Record<string, never>;
            /** @description Where the platform runs. */
            servers: Record<string, never>[];
            /** @description The operations. */
            paths: Record<string, never>;
            /** @description What the platform sends. */
            webhooks: Record<string, never>;
            /** @description What the operations share. */
            components: Record<string, never>;
        } & {
            [key: string]: unknown;
        };
        /** @description Unique handle, usable in paths. 1 to 64 of a-z, 0-9, hyphen and underscore, first and last a letter or digit, not all digits. */
        Slug: string;
        /** @description Public display title; the slug if empty. */
        Title: string;
        /** @description Caption; may be empty. */
        Description: string;
        /** @description Category name; empty for none. */
        CategoryName: string;
        /** @description Tags, separated by commas. White space around them, empty ones and repeated ones (in any case) are dropped; more than 30, or one of more than 64 characters, are a 422. */
        TagText: string;
        /**
         * @description 1 or true for public, 0 or false for unlisted (a picture) or private (an album).
         * @enum {unknown}
         */
        Visibility: 1 | 0 | "1" | "0" | true | false;
        /**
         * @description 1 or true for public, 0 or false for unlisted (a picture) or private (an album).
         * @default 1
         * @enum {unknown}
         */
        InitialVisibility: 1 | 0 | "1" | "0" | true | false;
        /**
         * @description 1 or true for public, 0 or false for unlisted; empty for the default.
         * @default 1
         * @enum {string}
         */
        VisibilityText: "1" | "0" | "true" | "false" | "";
        /** @description Token or id of an album to put the picture into. It must exist (else 404; also a private one of someone else's named by its id) and be the caller's, unless an administrator asks (else 403). */
        AlbumHandle: string;
        /** @description An upload as multipart/form-data. Empty fields count as not given. */
        UploadForm: {
            /**
             * Format: binary
             * @description The picture, JPG, PNG, GIF, WebP, BMP or SVG, 52,428,800 bytes at most. Its name and declared type do not matter. An empty or truncated one is a 422.
             */
            image: string;
            /** @description Custom slug, else 8 random characters. */
            slug?: components["schemas"]["Slug"] | "";
            /** @description Public display title; the slug if empty. Up to 200 characters. */
            title?: components["schemas"]["Title"];
            /** @description Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** @description Category name; empty for none. Up to 64 characters. */
            category?: components["schemas"]["CategoryName"];
            /** @description Tags, separated by commas. White space around them, empty ones and repeated ones (in any case) are dropped; more than 30, or one of more than 64 characters, are a 422. */
            tags?: components["schemas"]["TagText"];
            /** @description 1 or true for public, 0 or false for unlisted; empty for the default. Default `"1"`. */
            is_public?: components["schemas"]["VisibilityText"];
            /** @description Token or id of an album to put the picture into, as in JSON. */
            album?: string;
        };
        /** @description An upload as JSON. */
        UploadBody: {
            /** @description The picture as Base64, raw or as a data URI; white space in it does not matter, any other foreign character is a 422. 52,428,800 bytes at most once decoded. Not empty. */
            image_base64: string;
            /** @description Name of the file. Plays no part. Up to 255 characters. */
            filename?: string;
            /** @description Unique handle, usable in paths. 1 to 64 of a-z, 0-9, hyphen and underscore, first and last a letter or digit, not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug?: components["schemas"]["Slug"];
            /** @description Public display title; the slug if empty. Up to 200 characters. */
            title?: components["schemas"]["Title"];
            /** @description Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** @description Category name; empty for none. Up to 64 characters. */
            category?: components["schemas"]["CategoryName"];
            /** @description Tags, separated by commas. White space around them, empty ones and repeated ones (in any case) are dropped; more than 30, or one of more than 64 characters, are a 422. */
            tags?: components["schemas"]["TagText"];
            /** @description 1 or true for public, 0 or false for unlisted (a picture) or private (an album). Default `1`. */
            is_public?: components["schemas"]["InitialVisibility"];
            /** @description Token or id of an album to put the picture into. It must exist (else 404; also a private one of someone else's named by its id) and be the caller's, unless an administrator asks (else 403). Not empty. */
            album?: components["schemas"]["AlbumHandle"];
        };
        /** @description The record of a picture just uploaded. */
        UploadedImage: components["schemas"]["Image"] & {
            /** @description Whoever has it may delete the picture. Shown only here; cannot be guessed. Not empty. */
            delete_token: string;
        };
        /** @description Changes to a picture. */
        ImageChanges: {
            /** @description Unique handle, usable in paths. 1 to 64 of a-z, 0-9, hyphen and underscore, first and last a letter or digit, not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug?: components["schemas"]["Slug"];
            /** @description Public display title; the slug if empty. Up to 200 characters. */
            title?: components["schemas"]["Title"];
            /** @description Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** @description Tags, separated by commas. White space around them, empty ones and repeated ones (in any case) are dropped; more than 30, or one of more than 64 characters, are a 422. */
            tags?: components["schemas"]["TagText"];
            /** @description Category name; empty for none. Up to 64 characters. */
            category?: components["schemas"]["CategoryName"];
            /** @description 1 or true for public, 0 or false for unlisted (a picture) or private (an album). */
            is_public?: components["schemas"]["Visibility"];
        };
        /** @description The right to delete. */
        DeleteImageBody: {
            /** @description The token that the upload answered. */
            delete_token?: string;
        };
        /** @description What is left of a deleted picture. */
        DeletedImage: {
            /** @description Its id; it is not used again. From 1. */
            id: number;
            /** @description Unique handle, usable in paths. 1 to 64 of a-z, 0-9, hyphen and underscore, first and last a letter or digit, not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
            slug: components["schemas"]["Slug"];
            /**
             * @description Always true.
             * @constant
             */
            deleted: true;
        };
        /** @description Views of a picture in the last 30 days. */
        Analytics: {
            /** @description Which picture. */
            image: {
                /** @description Its id. From 1. */
                id: number;
                /** @description Unique handle, usable in paths. 1 to 64 of a-z, 0-9, hyphen and underscore, first and last a letter or digit, not all digits. `/^(?!\d+$)[a-z0-9]([a-z0-9_-]{0,62}[a-z0-9])?$/`. */
                slug: components["schemas"]["Slug"];
            };
            /** @description Which days (UTC), both included. */
            period: {
                /**
                 * Format: date
                 * @description First day, 29 days before the last.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, today.
                 */
                to: string;
            };
            /** @description Views in these days. From 0. */
            total_views: number;
            /** @description Views of each day, the oldest first. */
            views: components["schemas"]["DailyViews"][];
            /** @description Sites that most views came from in these days, most views first, then by name. Views without a usable `Referer` belong to none. */
            referrers: components["schemas"]["Referrer"][];
        };
        /** @description Views of one day. */
        DailyViews: {
            /**
             * Format: date
             * @description The day (UTC).
             */
            date: string;
            /** @description Views on it. From 0. */
            views: number;
        };
        /** @description Views from one site. */
        Referrer: {
            /** @description The host of the `Referer`, its port included if it has one. Not empty. */
            host: string;
            /** @description Views from it. From 1. */
            views: number;
        };
        /** @description An album to be made. */
        CreateAlbumBody: {
            /** @description Title, not only white space. 1 to 120 characters, `/\S/`. */
            title: string;
            /** @description Caption; may be empty. Up to 5,000 characters. */
            description?: components["schemas"]["Description"];
            /** @description 1 or true for public, 0 or false for unlisted (a picture) or private (an album). Default `1`. */
            is_public?: components["schemas"]["InitialVisibility"];
        };
        /** @description A picture to put into an album, or to take out. */
        AlbumImageBody: {
            /** @description Slug or id of the picture. Not empty. */
            image: string;
        };
        /** @description The caller's account. */
        Account: {
            /** @description Name, as in `user` filters. Not empty. */
            username: string;
            /** @description Whether this is an administrator. */
            is_admin: boolean;
            /** @description UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Bytes of all own pictures. From 0. */
            disk_bytes: number;
            /** @description Views of all own pictures. From 0. */
            total_views: number;
            /** @description Own pictures, unlisted ones too. From 0. */
            image_count: number;
            /** @description Own pictures that are public. From 0. */
            public_image_count: number;
            /** @description Own albums, private ones too. From 0. */
            album_count: number;
            /** @description The key that was sent. Never the key itself. */
            api_key: components["schemas"]["ApiKeyDetails"];
        };
        /** @description The key that was sent. Never the key itself. */
        ApiKeyDetails: {
            /** @description What its user calls it. */
            label: string;
            /** @description How it begins. 1 to 8 characters. */
            prefix: string;
            /** @description UTC time, `YYYY-MM-DD HH:MM:SS`. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            created_at: components["schemas"]["Timestamp"];
            /** @description When it was last used before this request (UTC); null for never. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            last_used_at: string | null;
        };
        /**
         * @description Balanced, studio (ultra HD) or turbo (high speed).
         * @default balanced
         * @enum {string}
         */
        RemovalModel: "balanced" | "studio" | "turbo";
        /**
         * @description Whether the answer is JSON, or the bytes of a PNG.
         * @default json
         * @enum {string}
         */
        RemovalFormat: "json" | "png";
        /** @description Public URL of a picture. The reference server knows those of its own pictures alone. */
        PictureUrl: string;
        /** @description A background removal as multipart/form-data. Empty fields count as not given; exactly one of file and URL must be. */
        RemoveBackgroundForm: {
            /**
             * Format: binary
             * @description The picture, with the formats and limits of an upload.
             */
            image_file?: string;
            /** @description Public URL of a picture. */
            image_url?: components["schemas"]["PictureUrl"] | "";
            /** @description How to go about it; balanced if not given. */
            model?: components["schemas"]["RemovalModel"] | "";
            /** @description What to answer; json if not given. */
            format?: components["schemas"]["RemovalFormat"] | "";
        };
        /** @description A background removal as JSON. Exactly one of URL and Base64 must be given. */
        RemoveBackgroundBody: {
            /** @description Public URL of a picture. The reference server knows those of its own pictures alone. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            image_url?: components["schemas"]["PictureUrl"];
            /** @description The picture as Base64, raw or as a data URI, with the formats and limits of an upload. Not empty. */
            image_file_b64?: string;
            /** @description Balanced, studio (ultra HD) or turbo (high speed). Default `"balanced"`. */
            model?: components["schemas"]["RemovalModel"];
            /** @description Whether the answer is JSON, or the bytes of a PNG. Default `"json"`. */
            format?: components["schemas"]["RemovalFormat"];
        } & (unknown | unknown);
        /** @description A picture without its background. */
        BackgroundRemoval: {
            /** @description Balanced, studio (ultra HD) or turbo (high speed). Default `"balanced"`. */
            model: components["schemas"]["RemovalModel"];
            /** @description Pixels across. From 1. */
            width: number;
            /** @description Pixels down. From 1. */
            height: number;
            /** @description A PNG as raw Base64. `/^[A-Za-z0-9+/]+={0,2}$/`. */
            image_b64: string;
            /** @description What it cost, in rupees with four decimals at most. From 0. */
            charged: number;
            /** @description What the wallet holds now, in rupees with four decimals at most. From 0. */
            balance: number;
        };
        /** @description A link to be shortened. */
        CreateShortLinkBody: {
            /** @description Where it leads, an absolute http or https URL. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            url: string;
            /** @description Code of a short link, 3 to 32 letters and digits; made up if not given. `/^[A-Za-z0-9]{3,32}$/`. */
            custom_code?: components["schemas"]["LinkCode"];
            /** @description Title. Up to 200 characters. */
            title?: string;
            /** @description Days until it expires, or a fraction of one; never if not given. Above 0, up to 3650. */
            expires_in_days?: number;
        };
        /** @description Code of a short link, 3 to 32 letters and digits; made up if not given. */
        LinkCode: string;
        /** @description A short link. */
        ShortLink: {
            /** @description Code of a short link, 3 to 32 letters and digits; made up if not given. `/^[A-Za-z0-9]{3,32}$/`. */
            code: components["schemas"]["LinkCode"];
            /**
             * Format: uri
             * @description The short link, `{platform_url}/s/{code}`.
             */
            short_url: string;
            /**
             * Format: uri
             * @description Where it leads, as the URL standard writes it.
             */
            target_url: string;
            /** @description Title; empty if none. */
            title: string;
            /** @description When it expires (UTC); null for never. `/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/`. */
            expires_at: string | null;
            /** @description How often it was followed. From 0. */
            clicks: number;
        };
        /** @description A bird. */
        Bird: {
            /** @description Its number. From 1. */
            id: number;
            /** @description Mizo name; where none is known, a made-up one that says so. */
            mizo_name: string;
            /** @description English name. Not empty. */
            common_name: string;
            /** @description Scientific name. Not empty. */
            scientific_name: string;
            /** @description Family. Not empty. */
            family: string;
        };
        /**
         * @description Order of birds.
         * @enum {string}
         */
        BirdSort: "id" | "mizo_name" | "common_name" | "scientific_name" | "family";
        /** @description A day in the calendar. */
        CalendarEvent: {
            /**
             * Format: date
             * @description The day.
             */
            date: string;
            /** @description What it is called. Not empty. */
            name: string;
            /** @description National holiday, restricted holiday or full moon. */
            type: components["schemas"]["CalendarType"];
        };
        /**
         * @description National holiday, restricted holiday or full moon.
         * @enum {string}
         */
        CalendarType: "NATIONAL" | "RESTRICTED" | "FULL_MOON";
        /** @description A proverb. */
        Proverb: {
            /** @description Its number. From 1. */
            id: number;
            /** @description The proverb. Not empty. */
            text: string;
            /** @description What it means. Not empty. */
            meaning: string;
            /** @description Time period. Not empty. */
            category: string;
        };
        /** @description An office of a postal code. */
        PostalCode: {
            /** @description The code. `/^\d{6}$/`. */
            pincode: string;
            /** @description Name of the office. Not empty. */
            office: string;
            /** @description District. Not empty. */
            district: string;
            /** @description State. Not empty. */
            state: string;
        };
        /**
         * @description Most records to answer.
         * @default 50
         */
        LookupLimit: number;
        /** @description What to look for; all given fields must fit. */
        PostalCodeSearch: {
            /** @description Postal code. `/^\d{6}$/`. */
            pincode?: string;
            /** @description A district's whole name, case-insensitive. */
            district?: string;
            /** @description A state's whole name, case-insensitive. */
            state?: string;
            /** @description Most records to answer. 1 to 200, default `50`. */
            limit?: components["schemas"]["LookupLimit"];
        };
        /** @description A branch of a bank. */
        BankBranch: {
            /** @description Code of the branch. `/^[A-Z]{4}[A-Z0-9]{7}$/`. */
            ifsc: string;
            /** @description Name of the bank. Not empty. */
            bank: string;
            /** @description Code of the bank: the first four letters. `/^[A-Z]{4}$/`. */
            bank_code: string;
            /** @description Name of the branch. Not empty. */
            branch: string;
            /** @description District. Not empty. */
            district: string;
            /** @description State. Not empty. */
            state: string;
        };
        /** @description What to look for; all given fields must fit. */
        BankBranchSearch: {
            /** @description Code of a branch, in any case. `/^[A-Za-z]{4}[A-Za-z0-9]{7}$/`. */
            ifsc?: string;
            /** @description Code of a bank, in any case. `/^[A-Za-z]{4}$/`. */
            bank_code?: string;
            /** @description A district's whole name, case-insensitive. */
            district?: string;
            /** @description Most records to answer. 1 to 200, default `50`. */
            limit?: components["schemas"]["LookupLimit"];
        };
        /**
         * @description Kind of message.
         * @default text
         * @enum {string}
         */
        MessageType: "text" | "image" | "document" | "poll";
        /** @description Phone number with country code, 8 to 15 digits after an optional plus. */
        PhoneNumber: string;
        /** @description A message to be sent. */
        SendMessageBody: {
            /** @description Phone number with country code, 8 to 15 digits after an optional plus. `/^\+?\d{8,15}$/`. */
            number: components["schemas"]["PhoneNumber"];
            /** @description Text or caption. 1 to 4,096 characters. */
            message: string;
            /** @description Kind of message. Default `"text"`. */
            type?: components["schemas"]["MessageType"];
            /** @description Public https URL of an image, audio or PDF file. Required for the types image and document. Up to 2,048 characters, `/^https://[^\s/?#]/`. */
            media_url?: string;
        };
        /** @description A message that was taken. */
        Message: {
            /** @description Its name. Not empty. */
            message_id: string;
            /** @description Phone number with country code, 8 to 15 digits after an optional plus. `/^\+?\d{8,15}$/`. */
            number: components["schemas"]["PhoneNumber"];
            /** @description Kind of message. Default `"text"`. */
            type: components["schemas"]["MessageType"];
            /**
             * @description Always queued.
             * @constant
             */
            state: "queued";
        };
        /** @description Amount in rupees, above 0, two decimals at most. */
        Amount: string;
        /** @description The merchant's own number of the order. */
        OrderId: string;
        /** @description A payment order to be made. */
        CreateOrderBody: {
            /** @description Token of the merchant; that of the sample data is `merchant_test`. 1 to 200 characters. */
            user_token: string;
            /** @description Amount in rupees, above 0, two decimals at most. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
            amount: components["schemas"]["Amount"];
            /** @description The merchant's own number of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
            order_id: components["schemas"]["OrderId"];
            /** @description The customer's phone number, ten digits. `/^\d{10}$/`. */
            customer_mobile: string;
            /** @description Where the customer goes after paying, an absolute http or https URL. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            redirect_url: string;
        };
        /** @description A payment order to be made. */
        CreateUpiOrderBody: components["schemas"]["CreateOrderBody"] & {
            /** @description A remark. Up to 200 characters. */
            remark1?: string;
        };
        /** @description A payment order. */
        UpiOrder: {
            /** @description The merchant's own number of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
            order_id: components["schemas"]["OrderId"];
            /** @description Amount in rupees, above 0, two decimals at most. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
            amount: components["schemas"]["Amount"];
            /**
             * @description Always INR.
             * @constant
             */
            currency: "INR";
            /**
             * @description Always created.
             * @constant
             */
            state: "created";
            /**
             * Format: uri
             * @description A page for the customer, with the QR code.
             */
            payment_url: string;
            /** @description A QR code of `intent_url`, as SVG. It holds no script. `/^<svg[ >]/`. */
            qr_svg: string;
            /**
             * Format: uri
             * @description Opens a payment app with the order filled in. `/^upi://pay\?/`.
             */
            intent_url: string;
        };
        /** @description A payment order of the second gateway. `payment_url` is the page of the session. */
        WalletOrder: components["schemas"]["UpiOrder"] & {
            /** @description Names the payment session. It cannot be guessed. Not empty. */
            session_id: string;
        };
        /**
         * @description Which gateway: UPI, or the second one.
         * @enum {string}
         */
        Gateway: "upi" | "wallet";
        /** @description An order was paid. */
        OrderPaidEvent: {
            /**
             * @description Kind of event.
             * @constant
             */
            type: "order.paid";
            /**
             * Format: date-time
             * @description When it happened, as RFC 3339 writes it.
             */
            timestamp: string;
            /** @description The order. */
            data: {
                /** @description The merchant's own number of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
                order_id: components["schemas"]["OrderId"];
                /** @description Which gateway: UPI, or the second one. */
                gateway: components["schemas"]["Gateway"];
                /** @description Amount in rupees, above 0, two decimals at most. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
                amount: components["schemas"]["Amount"];
                /**
                 * @description Always INR.
                 * @constant
                 */
                currency: "INR";
                /**
                 * @description Always paid.
                 * @constant
                 */
                state: "paid";
                /** @description Number of the settled payment, twelve digits. `/^\d{12}$/`. */
                utr: string;
            };
        };
        /** @description An order failed. */
        OrderFailedEvent: {
            /**
             * @description Kind of event.
             * @constant
             */
            type: "order.failed";
            /**
             * Format: date-time
             * @description When it happened, as RFC 3339 writes it.
             */
            timestamp: string;
            /** @description The order. */
            data: {
                /** @description The merchant's own number of the order. `/^[A-Za-z0-9._-]{1,64}$/`. */
                order_id: components["schemas"]["OrderId"];
                /** @description Which gateway: UPI, or the second one. */
                gateway: components["schemas"]["Gateway"];
                /** @description Amount in rupees, above 0, two decimals at most. `/^(?!0+(\.0+)?$)\d{1,9}(\.\d{1,2})?$/`. */
                amount: components["schemas"]["Amount"];
                /**
                 * @description Always INR.
                 * @constant
                 */
                currency: "INR";
                /**
                 * @description Always failed.
                 * @constant
                 */
                state: "failed";
            };
        };
        /** @description A site to be audited. */
        SiteAuditBody: {
            /** @description Address of the page to begin with, an absolute http or https URL. Up to 2,048 characters, `/^https?://[^\s/?#]/`. */
            url: string;
            /** @description Whether to audit the pages it links to as well. Default `false`. */
            deepScan?: components["schemas"]["Flag"];
            /** @description Whether to answer the page's text as Markdown. Default `false`. */
            extractMarkdown?: components["schemas"]["Flag"];
        };
        /**
         * @description Whether to do it.
         * @default false
         */
        Flag: boolean;
        /** @description What an audit found. */
        SiteAudit: {
            /**
             * Format: uri
             * @description The address, as the URL standard writes it.
             */
            url: string;
            /** @description How good the site is; 100 is best. 0 to 100. */
            score: number;
            /** @description What was checked. */
            checks: components["schemas"]["AuditCheck"][];
            /** @description The pages seen, that of `url` first. */
            pages: components["schemas"]["AuditPage"][];
            /** @description The page's text, if it was asked for. */
            markdown?: string;
        };
        /** @description One check. */
        AuditCheck: {
            /** @description Its fixed name. Not empty. */
            id: string;
            /** @description What it checks. Not empty. */
            title: string;
            /** @description Whether all is well. */
            passed: boolean;
            /** @description What was seen. */
            detail: string;
        };
        /** @description One page. */
        AuditPage: {
            /**
             * Format: uri
             * @description Its address.
             */
            url: string;
            /** @description Its HTTP status. 100 to 599. */
            status: number;
            /** @description Its title. */
            title: string;
        };
        /**
         * @description A translation of the Bible.
         * @enum {string}
         */
        Translation: "kjv" | "niv" | "esv";
        /** @description A verse. */
        Verse: {
            /** @description The book's English name. Not empty. */
            book: string;
            /** @description Chapter. From 1. */
            chapter: number;
            /** @description Number in the chapter. From 1. */
            verse: number;
            /** @description What it says. Not empty. */
            text: string;
            /** @description A translation of the Bible. */
            translation: components["schemas"]["Translation"];
        };
        /** @description Envelope of one record. */
        UploadedImageAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description The record of a picture just uploaded. */
            data: components["schemas"]["UploadedImage"];
        };
        /** @description Envelope of one record. */
        DeletedImageAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description What is left of a deleted picture. */
            data: components["schemas"]["DeletedImage"];
        };
        /** @description Envelope of one record. */
        AnalyticsAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Views of a picture in the last 30 days. */
            data: components["schemas"]["Analytics"];
        };
        /** @description Envelope of one record. */
        AlbumAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description An album. */
            data: components["schemas"]["Album"];
        };
        /** @description Envelope of one record. */
        AccountAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description The caller's account. */
            data: components["schemas"]["Account"];
        };
        /** @description Envelope of one record. */
        BackgroundRemovalAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description A picture without its background. */
            data: components["schemas"]["BackgroundRemoval"];
        };
        /** @description Envelope of one record. */
        ShortLinkAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description A short link. */
            data: components["schemas"]["ShortLink"];
        };
        /** @description Envelope of one record. */
        BankBranchAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description A branch of a bank. */
            data: components["schemas"]["BankBranch"];
        };
        /** @description Envelope of one record. */
        MessageAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description A message that was taken. */
            data: components["schemas"]["Message"];
        };
        /** @description Envelope of one record. */
        UpiOrderAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description A payment order. */
            data: components["schemas"]["UpiOrder"];
        };
        /** @description Envelope of one record. */
        WalletOrderAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description A payment order of the second gateway. `payment_url` is the page of the session. */
            data: components["schemas"]["WalletOrder"];
        };
        /** @description Envelope of one record. */
        SiteAuditAnswer: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description What an audit found. */
            data: components["schemas"]["SiteAudit"];
        };
        /** @description One page of birds. */
        BirdList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records. */
            data: components["schemas"]["Bird"][];
        };
        /** @description One page of calendar events. */
        CalendarEventList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records. */
            data: components["schemas"]["CalendarEvent"][];
        };
        /** @description One page of proverbs. */
        ProverbList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records. */
            data: components["schemas"]["Proverb"][];
        };
        /** @description Offices of postal codes. */
        PostalCodeList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records. */
            data: components["schemas"]["PostalCode"][];
        };
        /** @description Branches of banks. */
        BankBranchList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records. */
            data: components["schemas"]["BankBranch"][];
        };
        /** @description Verses in their order. */
        VerseList: {
            /** @description Marks an answer that is not an error. */
            status: components["schemas"]["Success"];
            /** @description Where a page stands in its list. */
            pagination: components["schemas"]["Pagination"];
            /** @description Records. */
            data: components["schemas"]["Verse"][];
        };
        /** @description Every error of the API. */
        ErrorBody: {
            /**
             * @description Marks an error.
             * @constant
             */
            status: "error";
            /** @description What went wrong. */
            error: {
                /**
                 * @description Fixed word for the kind of error.
                 * @enum {string}
                 */
                code: "bad_request" | "unauthorized" | "payment_required" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "gone" | "too_large" | "unsupported_media_type" | "misdirected_request" | "invalid_parameter" | "rate_limited" | "internal_error";
                /** @description What was wrong with which value, and what would be right. Not empty. */
                message: string;
                /** @description For 422 only. What is wrong with each parameter, by its name. */
                fields?: {
                    [key: string]: string;
                };
                /** @description The `X-Request-Id` of this answer. Not empty. */
                request_id: string;
            };
        };
    };
    responses: {
        /** @description The picture, or its thumbnail. */
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
        /** @description The file, compressed with Brotli or gzip for those who accept it. */
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
        /** @description `If-None-Match` names the current `ETag`. No body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                ETag: components["headers"]["ETag"];
                "Cache-Control": components["headers"]["CacheControl"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description `X-API-Key` and `Authorization` hold different keys. */
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
                 *         "message": "X-API-Key and Authorization hold different keys; send one key.",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A key is missing where one is needed, or the key sent is malformed, unknown or revoked; or the `user_token` is unknown. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                /** @description Always `Bearer`. */
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
        /** @description No such record or path. */
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
        /** @description The path is known, the method is not one of its own. */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Cache-Control": components["headers"]["CacheControl"];
                /**
                 * @description The methods that this path answers.
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
                 *         "message": "/api/v1/ping does not answer DELETE; it answers GET, HEAD, OPTIONS.",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
        /** @description A parameter or a field of the body is missing, out of range, of the wrong kind, or given twice. `fields` names each one. */
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
        /** @description A parameter is out of range, of the wrong kind, or given twice. `fields` names each one. Counts as a request of the quota. */
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
        /** @description `If-None-Match` names the current `ETag`. No body. Counts as a request of the quota. */
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
        /** @description The body cannot be parsed as what its content type says, or `X-API-Key` and `Authorization` hold different keys. */
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
        /** @description The wallet does not hold what this costs, and nothing of it is free any more. */
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
        /** @description The key is valid, but what it asks for is not its user's, nor is the user an administrator; or the `delete_token` is wrong. */
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
        /** @description The slug, the code or the order's number is taken. */
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
        /** @description The short link has expired. */
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
        /** @description The body or the picture is over its limit. The server stops reading as soon as it knows. */
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
        /** @description The content type is missing or is none that the operation takes, or the bytes are no picture of an accepted format. */
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
        /** @description The quota of this address is spent. */
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
        /** @description Any other failure, such as 421 (a `Host` that is not this server's) or 500. */
        Failure: {
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
                 *         "code": "internal_error",
                 *         "message": "The server failed to answer this request.",
                 *         "request_id": "req-000000000042"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ErrorBody"];
            };
        };
    };
    parameters: {
        /** @description Page index, counted from 1. Decimal digits only. From 1, default `1`. */
        Page: number;
        /** @description Results per page. Decimal digits only. 1 to 100, default `24`. */
        Limit: number;
        /**
         * @description Search words, separated by spaces. Each must occur in slug, title, description or a tag; case and diacritics
         *     do not matter, and no character has a special meaning.
         * @example low tide
         */
        Query: string;
        /**
         * @description Token or id of an album. Lists all its members. 404 if there is no such album, or if it is private and named by
         *     its id by someone who may not see it.
         * @example a47625fd52fa
         */
        AlbumFilter: string;
        /**
         * @description A username (case-insensitive; an unknown one gives an empty list), or `me` for the caller's own pictures. `me` needs a key.
         * @example owner
         */
        UserFilter: string;
        /**
         * @description A category's whole name, case-insensitive.
         * @example Landscape
         */
        CategoryFilter: string;
        /**
         * @description A whole tag, case-insensitive.
         * @example mist
         */
        TagFilter: string;
        /**
         * @description `newest`: created_at, then id, both descending; `oldest`: the reverse; `popular`: views descending, then newest;
         *     `size`: file_size descending, then newest. Default `"newest"`.
         */
        ImageSort: components["schemas"]["ImageSort"];
        /** @description Order of the pictures, as for `GET /images`. Without it, the order in which they were added. */
        AlbumSort: components["schemas"]["ImageSort"];
        /**
         * @description A username (case-insensitive; an unknown one gives an empty list), or `me` for the caller's own albums. `me` needs a key.
         * @example owner
         */
        AlbumOwner: string;
        /**
         * @description A picture's slug, or its id when all digits.
         * @example low-tide-early-light
         */
        SlugOrId: string;
        /**
         * @description An album's token, or its id when all digits.
         * @example a47625fd52fa
         */
        TokenOrId: string;
        /**
         * @description A picture's slug or id.
         * @example low-tide-early-light
         */
        Slug: string;
        /**
         * @description `{slug}.{ext}`; `ext` is jpg, png, gif, webp, bmp or svg and must be that of the picture. `/^[a-z0-9][a-z0-9_-]*\.(jpg|png|gif|webp|bmp|svg)$/`.
         * @example low-tide-early-light.jpg
         */
        PictureFile: string;
        /**
         * @description A picture's slug or id. Not empty.
         * @example low-tide-early-light
         */
        EmbedId: string;
        /**
         * @description Name of a file in the script folder.
         * @example sdk.js
         */
        ScriptFile: string;
        /**
         * @description Name of a chunk.
         * @example gallery-8f2c41d0.js
         */
        ChunkFile: string;
        /**
         * @description The token that the upload answered. Better sent in the body, since queries end up in logs.
         * @example del_5bG8sVq2ZkX0tYw7
         */
        DeleteToken: string;
        /**
         * @description Slug or id of the picture to take out, unless the body says it.
         * @example low-tide-early-light
         */
        AlbumMember: string;
        /**
         * @description The code of a short link.
         * @example spring26
         */
        LinkCode: string;
        /** @description Records per page. Decimal digits only. 1 to 100, default `20`. */
        DatasetLimit: number;
        /**
         * @description Whether to draw `count` distinct records at random from those that match, in place of a page of them; `page`, `limit`
         *     and `sort` are checked, then play no part. `pagination` speaks of the records drawn: one page of them. Default `false`.
         */
        Random: boolean;
        /** @description How many records `random` draws, or fewer if fewer match. Without `random` it is checked, then plays no part. 1 to 20, default `1`. */
        Count: number;
        /**
         * @description Search words, separated by spaces. Each must occur in one of the names or the family; case and diacritics do not
         *     matter, and no character has a special meaning.
         * @example hornbill
         */
        BirdQuery: string;
        /**
         * @description A family's whole name, case-insensitive.
         * @example Bucerotidae
         */
        Family: string;
        /** @description The field to order by, ascending; names by the Unicode default collation, equal ones by id. Default `"id"`. */
        BirdSort: components["schemas"]["BirdSort"];
        /**
         * @description Search words, separated by spaces. Each must occur in the event's name; case and diacritics do not matter, and no
         *     character has a special meaning.
         * @example new year
         */
        EventQuery: string;
        /**
         * @description One day, `YYYY-MM-DD`. A day that is not in the calendar, such as the 30th of February, is a 422; one of another year finds nothing.
         * @example 2026-01-26
         */
        EventDate: string;
        /**
         * @description One month, of every year unless `year` is given. Decimal digits only. 1 to 12.
         * @example 1
         */
        Month: number;
        /**
         * @description One year.
         * @example 2026
         */
        Year: 2025 | 2026;
        /**
         * @description One kind of event.
         * @example NATIONAL
         */
        EventType: components["schemas"]["CalendarType"];
        /** @description Whether to leave out events before today (UTC). Default `false`. */
        Upcoming: boolean;
        /**
         * @description What to look for in text and meaning. Fuzzy: small slips do not matter, nor do case and diacritics, and `ṭ` is the
         *     same as `t`. No character has a special meaning.
         * @example mihring hmelma
         */
        ProverbQuery: string;
        /**
         * @description A time period's whole name, case-insensitive.
         * @example Traditional
         */
        Period: string;
        /**
         * @description A postal code, six digits. `/^\d{6}$/`.
         * @example 796001
         */
        PostalCode: string;
        /**
         * @description A bank branch code, eleven characters in any case. `/^[A-Za-z]{4}[A-Za-z0-9]{7}$/`.
         * @example SBIN0000001
         */
        BranchCode: string;
        /**
         * @description What the order's `payment_url` ends in. It cannot be guessed, and is not the `order_id`.
         * @example k3V9q2M7x1Tz
         */
        OrderHandle: string;
        /**
         * @description The order's `session_id`. It cannot be guessed.
         * @example ses_p8Wd4Rn6Yb2L
         */
        SessionHandle: string;
        /**
         * @description A book's English name, case-insensitive, such as `Genesis` or `1 Corinthians`. Not empty.
         * @example John
         */
        Book: string;
        /**
         * @description The chapter. Decimal digits only; beyond the book's last one a 404. From 1.
         * @example 3
         */
        Chapter: number;
        /**
         * @description The verse; without it the whole chapter. Decimal digits only; beyond the chapter's last one a 404. From 1.
         * @example 16
         */
        VerseNumber: number;
        /** @description Which translation. Default `"kjv"`. */
        Translation: components["schemas"]["Translation"];
        /**
         * @description Names the event, the same at each attempt to deliver it. Not empty.
         * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
         */
        WebhookId: string;
        /**
         * @description When this attempt was sent, in seconds since 1970. `/^\d+$/`.
         * @example 1795163400
         */
        WebhookTimestamp: string;
        /**
         * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`; several are separated by spaces. `/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/`.
         * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
         */
        WebhookSignature: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Names this answer, for questions and logs.
         * @example req-000000000042
         */
        RequestId: string;
        /**
         * @description Validator of this answer. Send it back as `If-None-Match` to get a 304 while nothing has changed.
         * @example "1f0c9a7be2d4"
         */
        ETag: string;
        /**
         * @description How long the answer may be kept.
         * @example no-cache
         */
        CacheControl: string;
        /** @description Always `nosniff`; the content type is the true one. */
        NoSniff: "nosniff";
        /** @description Always `cross-origin`, so that isolated pages may show the answer. */
        CrossOriginResourcePolicy: "cross-origin";
        /**
         * @description A policy under which no script runs.
         * @example default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox
         */
        ContentSecurityPolicy: string;
        /**
         * @description How much of the page's address a link from it tells.
         * @example strict-origin-when-cross-origin
         */
        ReferrerPolicy: string;
        /**
         * @description Seconds until a request will be answered again.
         * @example 42
         */
        RetryAfter: number;
        /** @description Requests an address has in each minute. */
        RateLimitLimit: 60;
        /**
         * @description How many of them are left.
         * @example 59
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until all of them are there again.
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
            /** @description The document. */
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
            /** @description The API answers. */
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
                    "application/json": components["schemas"]["PingAnswer"];
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
            /** @description The numbers of the whole platform. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatsAnswer"];
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
            /** @description All active categories. */
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
            /** @description The top tags. */
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
                /** @description Page index, counted from 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** @description Results per page. Decimal digits only. 1 to 100, default `24`. */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Search words, separated by spaces. Each must occur in slug, title, description or a tag; case and diacritics
                 *     do not matter, and no character has a special meaning.
                 * @example low tide
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Token or id of an album. Lists all its members. 404 if there is no such album, or if it is private and named by
                 *     its id by someone who may not see it.
                 * @example a47625fd52fa
                 */
                album?: components["parameters"]["AlbumFilter"];
                /**
                 * @description A username (case-insensitive; an unknown one gives an empty list), or `me` for the caller's own pictures. `me` needs a key.
                 * @example owner
                 */
                user?: components["parameters"]["UserFilter"];
                /**
                 * @description A category's whole name, case-insensitive.
                 * @example Landscape
                 */
                category?: components["parameters"]["CategoryFilter"];
                /**
                 * @description A whole tag, case-insensitive.
                 * @example mist
                 */
                tag?: components["parameters"]["TagFilter"];
                /**
                 * @description `newest`: created_at, then id, both descending; `oldest`: the reverse; `popular`: views descending, then newest;
                 *     `size`: file_size descending, then newest. Default `"newest"`.
                 */
                sort?: components["parameters"]["ImageSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of picture records. */
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
        /** @description The picture and what to say of it. A multipart body carries bytes, a JSON body Base64. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
                "application/json": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description Stored. The record with its `delete_token`. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * @description The record's address, `{base_url}/api/v1/images/{slug}`.
                     * @example http://127.0.0.1:4010/api/v1/images/first-frost
                     */
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedImageAnswer"];
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
                 * @description A picture's slug, or its id when all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record, this view counted. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAnswer"];
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
                 * @description A picture's slug, or its id when all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        /** @description The fields to change; all of them optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageChanges"];
            };
        };
        responses: {
            /** @description Changed. The record as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAnswer"];
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
                 * @description The token that the upload answered. Better sent in the body, since queries end up in logs.
                 * @example del_5bG8sVq2ZkX0tYw7
                 */
                delete_token?: components["parameters"]["DeleteToken"];
            };
            header?: never;
            path: {
                /**
                 * @description A picture's slug, or its id when all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        /** @description The token, for those without a key. */
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
            /** @description Deleted. */
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
                    "application/json": components["schemas"]["DeletedImageAnswer"];
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
                 * @description A picture's slug, or its id when all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        /** @description The fields to change; all of them optional. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageChanges"];
            };
        };
        responses: {
            /** @description Changed. The record as it is now. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageAnswer"];
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
                 * @description A picture's slug, or its id when all digits.
                 * @example low-tide-early-light
                 */
                slug_or_id: components["parameters"]["SlugOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The numbers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalyticsAnswer"];
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
                 * @description A username (case-insensitive; an unknown one gives an empty list), or `me` for the caller's own albums. `me` needs a key.
                 * @example owner
                 */
                user?: components["parameters"]["AlbumOwner"];
                /** @description Page index, counted from 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** @description Results per page. Decimal digits only. 1 to 100, default `24`. */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of albums. */
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
        /** @description What to call the album, and who may see it. */
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
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumAnswer"];
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
                /** @description Page index, counted from 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** @description Results per page. Decimal digits only. 1 to 100, default `24`. */
                limit?: components["parameters"]["Limit"];
                /** @description Order of the pictures, as for `GET /images`. Without it, the order in which they were added. */
                sort?: components["parameters"]["AlbumSort"];
            };
            header?: never;
            path: {
                /**
                 * @description An album's token, or its id when all digits.
                 * @example a47625fd52fa
                 */
                token_or_id: components["parameters"]["TokenOrId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of picture records. */
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
                 * @description An album's token, or its id when all digits.
                 * @example a47625fd52fa
                 */
                token_or_id: components["parameters"]["TokenOrId"];
            };
            cookie?: never;
        };
        /** @description Which picture. */
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
            /** @description It was a member already. The album. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumAnswer"];
                };
            };
            /** @description It is a member now. The album. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumAnswer"];
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
                 * @description Slug or id of the picture to take out, unless the body says it.
                 * @example low-tide-early-light
                 */
                image?: components["parameters"]["AlbumMember"];
            };
            header?: never;
            path: {
                /**
                 * @description An album's token, or its id when all digits.
                 * @example a47625fd52fa
                 */
                token_or_id: components["parameters"]["TokenOrId"];
            };
            cookie?: never;
        };
        /** @description Which picture, unless the query says it. */
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
            /** @description It is no member any more. The album. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AlbumAnswer"];
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
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountAnswer"];
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
                 * @description `{slug}.{ext}`; `ext` is jpg, png, gif, webp, bmp or svg and must be that of the picture. `/^[a-z0-9][a-z0-9_-]*\.(jpg|png|gif|webp|bmp|svg)$/`.
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
                 * @description `{slug}.{ext}`; `ext` is jpg, png, gif, webp, bmp or svg and must be that of the picture. `/^[a-z0-9][a-z0-9_-]*\.(jpg|png|gif|webp|bmp|svg)$/`.
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
                 * @description A picture's slug or id. Not empty.
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
                 * @description A picture's slug or id.
                 * @example low-tide-early-light
                 */
                slug: components["parameters"]["Slug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
            /** @description No such picture; a page for people. */
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
                 * @description Name of a file in the script folder.
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
                 * @description Name of a chunk.
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
        /** @description The picture and what to do with it. A multipart body carries a file or a URL, a JSON body Base64 or a URL. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RemoveBackgroundForm"];
                "application/json": components["schemas"]["RemoveBackgroundBody"];
            };
        };
        responses: {
            /** @description The picture without its background, as JSON or, with `format` `png`, as bytes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /** @description With the bytes always `nosniff`. */
                    "X-Content-Type-Options"?: "nosniff";
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BackgroundRemovalAnswer"];
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
        /** @description Where the link leads, and for how long. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateShortLinkBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShortLinkAnswer"];
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
                 * @description The code of a short link.
                 * @example spring26
                 */
                code: components["parameters"]["LinkCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Go to `Location`. No body. */
            307: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    /**
                     * @description Where the link leads, its `target_url`.
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
                 * @description Search words, separated by spaces. Each must occur in one of the names or the family; case and diacritics do not
                 *     matter, and no character has a special meaning.
                 * @example hornbill
                 */
                q?: components["parameters"]["BirdQuery"];
                /**
                 * @description A family's whole name, case-insensitive.
                 * @example Bucerotidae
                 */
                family?: components["parameters"]["Family"];
                /**
                 * @description Whether to draw `count` distinct records at random from those that match, in place of a page of them; `page`, `limit`
                 *     and `sort` are checked, then play no part. `pagination` speaks of the records drawn: one page of them. Default `false`.
                 */
                random?: components["parameters"]["Random"];
                /** @description How many records `random` draws, or fewer if fewer match. Without `random` it is checked, then plays no part. 1 to 20, default `1`. */
                count?: components["parameters"]["Count"];
                /** @description Page index, counted from 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. Decimal digits only. 1 to 100, default `20`. */
                limit?: components["parameters"]["DatasetLimit"];
                /** @description The field to order by, ascending; names by the Unicode default collation, equal ones by id. Default `"id"`. */
                sort?: components["parameters"]["BirdSort"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of birds, or those drawn. */
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
                 * @description Search words, separated by spaces. Each must occur in the event's name; case and diacritics do not matter, and no
                 *     character has a special meaning.
                 * @example new year
                 */
                q?: components["parameters"]["EventQuery"];
                /**
                 * @description One day, `YYYY-MM-DD`. A day that is not in the calendar, such as the 30th of February, is a 422; one of another year finds nothing.
                 * @example 2026-01-26
                 */
                date?: components["parameters"]["EventDate"];
                /**
                 * @description One month, of every year unless `year` is given. Decimal digits only. 1 to 12.
                 * @example 1
                 */
                month?: components["parameters"]["Month"];
                /**
                 * @description One year.
                 * @example 2026
                 */
                year?: components["parameters"]["Year"];
                /**
                 * @description One kind of event.
                 * @example NATIONAL
                 */
                type?: components["parameters"]["EventType"];
                /** @description Whether to leave out events before today (UTC). Default `false`. */
                upcoming?: components["parameters"]["Upcoming"];
                /** @description Page index, counted from 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. Decimal digits only. 1 to 100, default `20`. */
                limit?: components["parameters"]["DatasetLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of events. */
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
                 * @description What to look for in text and meaning. Fuzzy: small slips do not matter, nor do case and diacritics, and `ṭ` is the
                 *     same as `t`. No character has a special meaning.
                 * @example mihring hmelma
                 */
                q?: components["parameters"]["ProverbQuery"];
                /**
                 * @description A time period's whole name, case-insensitive.
                 * @example Traditional
                 */
                category?: components["parameters"]["Period"];
                /**
                 * @description Whether to draw `count` distinct records at random from those that match, in place of a page of them; `page`, `limit`
                 *     and `sort` are checked, then play no part. `pagination` speaks of the records drawn: one page of them. Default `false`.
                 */
                random?: components["parameters"]["Random"];
                /** @description How many records `random` draws, or fewer if fewer match. Without `random` it is checked, then plays no part. 1 to 20, default `1`. */
                count?: components["parameters"]["Count"];
                /** @description Page index, counted from 1. Decimal digits only. From 1, default `1`. */
                page?: components["parameters"]["Page"];
                /** @description Records per page. Decimal digits only. 1 to 100, default `20`. */
                limit?: components["parameters"]["DatasetLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of proverbs, or those drawn. */
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
                 * @description A postal code, six digits. `/^\d{6}$/`.
                 * @example 796001
                 */
                code: components["parameters"]["PostalCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All offices of the code. */
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
        /** @description What to look for. */
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
            /** @description What was found. */
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
                 * @description A bank branch code, eleven characters in any case. `/^[A-Za-z]{4}[A-Za-z0-9]{7}$/`.
                 * @example SBIN0000001
                 */
                code: components["parameters"]["BranchCode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The branch. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BankBranchAnswer"];
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
        /** @description What to look for. */
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
            /** @description What was found. */
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
        /** @description The message and whom it is for. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendMessageBody"];
            };
        };
        responses: {
            /** @description Taken; it waits to be sent. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MessageAnswer"];
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
        /** @description Who asks for how much. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUpiOrderBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpiOrderAnswer"];
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
                 * @description What the order's `payment_url` ends in. It cannot be guessed, and is not the `order_id`.
                 * @example k3V9q2M7x1Tz
                 */
                order: components["parameters"]["OrderHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
            /** @description No such order; a page for people. */
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
        /** @description Who asks for how much. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateOrderBody"];
            };
        };
        responses: {
            /** @description Made. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WalletOrderAnswer"];
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
                 * @description The order's `session_id`. It cannot be guessed.
                 * @example ses_p8Wd4Rn6Yb2L
                 */
                session: components["parameters"]["SessionHandle"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
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
            /** @description No such session; a page for people. */
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
        /** @description What to audit. */
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
            /** @description What the audit found. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Cache-Control": components["headers"]["CacheControl"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SiteAuditAnswer"];
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
                 * @description A book's English name, case-insensitive, such as `Genesis` or `1 Corinthians`. Not empty.
                 * @example John
                 */
                book: components["parameters"]["Book"];
                /**
                 * @description The chapter. Decimal digits only; beyond the book's last one a 404. From 1.
                 * @example 3
                 */
                chapter: components["parameters"]["Chapter"];
                /**
                 * @description The verse; without it the whole chapter. Decimal digits only; beyond the chapter's last one a 404. From 1.
                 * @example 16
                 */
                verse?: components["parameters"]["VerseNumber"];
                /** @description Which translation. Default `"kjv"`. */
                translation?: components["parameters"]["Translation"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The verses. */
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
                 * @description Names the event, the same at each attempt to deliver it. Not empty.
                 * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in seconds since 1970. `/^\d+$/`.
                 * @example 1795163400
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`; several are separated by spaces. `/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderPaidEvent"];
            };
        };
        responses: {
            /** @description Received; what the body says does not matter. After any other status, or none within ten seconds, the delivery is tried again after 1, 4, 16 and 64 seconds, five times in all, under the same `webhook-id`; a 410 ends it at once. Redirects are not followed. */
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
                 * @description Names the event, the same at each attempt to deliver it. Not empty.
                 * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description When this attempt was sent, in seconds since 1970. `/^\d+$/`.
                 * @example 1795163400
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description `v1,` and the Base64 of the HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`; several are separated by spaces. `/^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=)*$/`.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": components["parameters"]["WebhookSignature"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The event. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderFailedEvent"];
            };
        };
        responses: {
            /** @description Received; what the body says does not matter. After any other status, or none within ten seconds, the delivery is tried again after 1, 4, 16 and 64 seconds, five times in all, under the same `webhook-id`; a 410 ends it at once. Redirects are not followed. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
